import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { privateFile } from "../private-files.ts";
import { withTimeout } from "../with-timeout.ts";
import {
  type Area,
  type BlobStore,
  type ByteRange,
  type ImportObject,
  type LocalFile,
  StorageUnavailable,
  type StoredBlob,
} from "./blob-store.ts";

import { putInParts } from "./s3-multipart.ts";
import { presign } from "./s3-presign.ts";

export type S3Settings = Readonly<{
  s3Endpoint: string | undefined;
  s3Region: string;
  s3Bucket: string;
  s3AccessKey: string | undefined;
  s3SecretKey: string | undefined;
  storageSeconds: number;
}>;

const prefixes: Readonly<Record<Area, string>> = { files: "files/", quarantine: "quarantine/" };
const prefix = prefixes.files;
const ownerKey = "installation";
/** Objects above this size get more time, at this speed. */
const usualBytes = 16 * 1024 * 1024;
const slowestBytesPerMs = 5_000;
/**
 * Larger objects are uploaded in parts: a single request of S3 is limited to 5 GB, and after an error it starts from
 * the beginning.
 */
const largestSinglePut = 100 * 1024 * 1024;
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

/** The object is shorter than the requested range. */
function isOutOfRange(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416;
}

function isMissing(error: unknown): boolean {
  return error instanceof NoSuchKey || error instanceof NotFound;
}

/** Files in a bucket of any S3-compatible service. The server verifies uploads against the hash sent with them. */
export function createS3Store(settings: S3Settings, temporaryFolder: string): BlobStore {
  const client = createClient(settings);
  const bucket = { Bucket: settings.s3Bucket };
  const abandoned = new AbortController();

  /** Every request to the storage has a time limit, even if the server stays silent. */
  function limited<Value>(
    work: (signal: AbortSignal) => Promise<Value>,
    caller?: AbortSignal,
    patienceMs = 0,
  ): Promise<Value> {
    const signal = caller ? AbortSignal.any([abandoned.signal, caller]) : abandoned.signal;
    return withTimeout(settings.storageSeconds * 1000 + patienceMs, work, signal);
  }

  /** Only the bucket's copy must be durable. */
  async function putOnce(key: string, file: LocalFile, abortSignal: AbortSignal): Promise<void> {
    const sha256 = await file.sha256;
    abortSignal.throwIfAborted();
    // The client does not listen to a stream that it no longer sends; its error would end the process.
    const body = createReadStream(file.path).on("error", () => undefined);
    const command = new PutObjectCommand({
      ...bucket,
      Key: prefix + key,
      Body: body,
      ContentLength: file.size,
      ContentType: file.contentType,
      ChecksumSHA256: Buffer.from(sha256, "hex").toString("base64"),
    });
    try {
      await client.send(command, { abortSignal });
    } finally {
      body.destroy();
    }
  }

  /** Verifies that the object exists: a proxy, or a server whose disk is full, may answer 200 and store nothing. */
  async function requireStored(key: string, { size }: LocalFile, abortSignal: AbortSignal): Promise<void> {
    const stored = await client.send(new HeadObjectCommand({ ...bucket, Key: prefix + key }), { abortSignal });
    if (stored.ContentLength !== size) throw new Error(`The storage has ${stored.ContentLength} of ${size} bytes`);
  }

  async function putWhole(key: string, file: LocalFile, abortSignal: AbortSignal): Promise<void> {
    const target = { client, ...bucket, Key: prefix + key, abortSignal };
    if (file.size > largestSinglePut) await putInParts(target, file);
    else await putOnce(key, file, abortSignal);
    await requireStored(key, file, abortSignal);
  }

  async function put(key: string, file: LocalFile): Promise<void> {
    try {
      // The client cannot repeat a stream by itself; one retry hides a brief failure from the uploader.
      const send = (signal: AbortSignal) => putWhole(key, file, signal).catch(() => putWhole(key, file, signal));
      await limited(send, undefined, Math.max(0, file.size - usualBytes) / slowestBytesPerMs);
    } catch (error) {
      throw new StorageUnavailable("The file could not be stored", { cause: error });
    }
  }

  /** Streams one object into a file. The time limit covers all of it, because storage may stop at any byte. */
  async function fetchInto(path: string, key: string, signal: AbortSignal): Promise<void> {
    const answer = await client.send(new GetObjectCommand({ ...bucket, Key: prefix + key }), { abortSignal: signal });
    if (!(answer.Body instanceof Readable)) throw new Error("The object has no readable body");
    await pipeline(answer.Body, createWriteStream(path, { mode: privateFile }), { signal });
  }

  /** A range of an object, or all of it up to `most` bytes; undefined if it is missing or larger. */
  async function bytesOf(Key: string, wish: Readonly<{ range?: ByteRange; most: number }>, caller?: AbortSignal) {
    const { range, most } = wish;
    // HTTP has no empty range.
    if (range?.length === 0) return new Uint8Array();
    const Range = range && `bytes=${range.start}-${range.start + range.length - 1}`;
    try {
      return await limited(async (abortSignal) => {
        const command = new GetObjectCommand({ ...bucket, Key, ...(Range && { Range }) });
        const answer = await client.send(command, { abortSignal });
        if (answer.ContentLength === undefined || answer.ContentLength > most) return undefined;
        const bytes = await answer.Body?.transformToByteArray();
        return range && bytes?.length !== range.length ? undefined : bytes;
      }, caller);
    } catch (error) {
      if (isMissing(error) || isOutOfRange(error)) return undefined;
      caller?.throwIfAborted();
      throw new StorageUnavailable("The file could not be read", { cause: error });
    }
  }

  async function* listImports(start: string): AsyncIterable<ImportObject> {
    let token: string | undefined;
    do {
      const next = new ListObjectsV2Command({ ...bucket, Prefix: start, ...(token && { ContinuationToken: token }) });
      const page = await limited((abortSignal) => client.send(next, { abortSignal })).catch((error: unknown) => {
        throw new StorageUnavailable("The bucket could not be read", { cause: error });
      });
      for (const { Key: name, Size: size = 0 } of page.Contents ?? []) if (name) yield { name, size };
      token = page.NextContinuationToken;
    } while (token);
  }

  async function localCopy(key: string, caller?: AbortSignal) {
    const path = join(temporaryFolder, randomUUID());
    const release = () => rm(path, { force: true });
    try {
      await limited((signal) => fetchInto(path, key, signal), caller);
    } catch (error) {
      await release();
      if (isMissing(error)) return undefined;
      caller?.throwIfAborted();
      throw new StorageUnavailable("The file could not be read", { cause: error });
    }
    return { path, release };
  }

  async function* list(area: Area = "files", after = ""): AsyncIterable<StoredBlob> {
    const start = prefixes[area];
    let token: string | undefined;
    do {
      const from = token ? { ContinuationToken: token } : after && { StartAfter: start + after };
      const next = new ListObjectsV2Command({ ...bucket, Prefix: start, ...from });
      const page = await limited((abortSignal) => client.send(next, { abortSignal }));
      for (const object of page.Contents ?? []) {
        if (!object.Key || !object.LastModified) continue;
        yield { key: object.Key.slice(start.length), modifiedAt: object.LastModified.getTime() };
      }
      token = page.NextContinuationToken;
    } while (token);
  }

  async function move(key: string, to: Area): Promise<boolean> {
    const from = prefixes[to === "files" ? "quarantine" : "files"] + key;
    const copy = new CopyObjectCommand({
      ...bucket,
      Key: prefixes[to] + key,
      CopySource: `${settings.s3Bucket}/${from}`,
    });
    try {
      await limited((abortSignal) => client.send(copy, { abortSignal }));
      await limited((abortSignal) => client.send(new DeleteObjectCommand({ ...bucket, Key: from }), { abortSignal }));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw new StorageUnavailable("The file could not be moved", { cause: error });
    }
  }

  async function owner(): Promise<string | undefined> {
    const command = new GetObjectCommand({ ...bucket, Key: ownerKey });
    try {
      const text = await limited(
        async (abortSignal) => await (await client.send(command, { abortSignal })).Body?.transformToString(),
      );
      return text?.trim() || undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw new StorageUnavailable("The bucket could not be read", { cause: error });
    }
  }

  return {
    put,
    localCopy,
    readRange: (key, range, signal) => bytesOf(prefix + key, { range, most: range.length }, signal),
    imports: {
      list: listImports,
      read: (name, most, signal) => bytesOf(name, { most }, signal),
    },
    async presignedUrl(key, { seconds, contentType, disposition }) {
      const { s3Endpoint, s3Region: region, s3Bucket } = settings;
      const base = s3Endpoint ? `${s3Endpoint}/${s3Bucket}` : `https://${s3Bucket}.s3.${region}.amazonaws.com`;
      return presign({
        url: new URL(`${base}/${prefix}${key}`),
        region,
        credentials: await client.config.credentials(),
        parameters: { "response-content-type": contentType, "response-content-disposition": disposition },
        seconds,
        now: new Date(),
      });
    },
    list,
    move,
    owner,
    async setOwner(name) {
      const command = new PutObjectCommand({ ...bucket, Key: ownerKey, Body: `${name}\n`, ContentType: "text/plain" });
      await limited((abortSignal) => client.send(command, { abortSignal }));
    },
    async remove(key, area = "files") {
      const command = new DeleteObjectCommand({ ...bucket, Key: prefixes[area] + key });
      await limited((abortSignal) => client.send(command, { abortSignal }));
    },
    async probe() {
      await limited((abortSignal) => client.send(new HeadBucketCommand(bucket), { abortSignal }));
    },
    abandon: () => abandoned.abort(new Error("The process is ending")),
    close: async () => client.destroy(),
  };
}
