import { NoSuchKey, NotFound, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { withTimeout } from "../with-timeout.ts";
import { type Area, StorageUnavailable } from "./blob-store.ts";

export type S3Settings = Readonly<{
  s3Endpoint: string | undefined;
  s3Region: string;
  s3Bucket: string;
  s3AccessKey: string | undefined;
  s3SecretKey: string | undefined;
  storageSeconds: number;
}>;

/** A bucket with its client. */
export type Bucket = Readonly<{
  client: S3Client;
  name: string;
  /** Runs requests within the time limit of the storage, plus `patienceMs`, even if the server stays silent. */
  limited<Value>(
    work: (signal: AbortSignal) => Promise<Value>,
    caller?: AbortSignal,
    patienceMs?: number,
  ): Promise<Value>;
  /** Aborts all requests. */
  abandon(): void;
}>;

/** Prefix of the keys in an area. */
export const areaPrefixes: Readonly<Record<Area, string>> = { files: "files/", quarantine: "quarantine/" };

/** The client would log to the console; errors carry the details. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

function createClient(settings: S3Settings): S3Client {
  const { s3Endpoint, s3AccessKey, s3SecretKey } = settings;
  return new S3Client({
    region: settings.s3Region,
    ...(s3Endpoint && { endpoint: s3Endpoint, forcePathStyle: true }),
    ...(s3AccessKey && s3SecretKey && { credentials: { accessKeyId: s3AccessKey, secretAccessKey: s3SecretKey } }),
    // S3-compatible servers refuse the checksums that newer clients add to every request; uploads have their own.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    logger: silent,
    requestHandler: { connectionTimeout: 3000 },
  });
}

export function openBucket(settings: S3Settings): Bucket {
  const abandoned = new AbortController();
  return {
    client: createClient(settings),
    name: settings.s3Bucket,
    limited(work, caller, patienceMs = 0) {
      const signal = caller ? AbortSignal.any([abandoned.signal, caller]) : abandoned.signal;
      return withTimeout(settings.storageSeconds * 1000 + patienceMs, work, signal);
    },
    abandon: () => abandoned.abort(new Error("The process is ending")),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof NoSuchKey || error instanceof NotFound;
}

/** The object is shorter than the requested range. */
function isOutOfRange(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416;
}

/** Runs requests whose failure means that the storage is unavailable; undefined if the object is missing. */
export async function unlessMissing<Value>(message: string, work: () => Promise<Value>, caller?: AbortSignal) {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error) || isOutOfRange(error)) return undefined;
    caller?.throwIfAborted();
    throw new StorageUnavailable(message, { cause: error });
  }
}
