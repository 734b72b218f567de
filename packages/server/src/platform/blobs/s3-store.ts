import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { type BlobStore, type LocalFile, StorageUnavailable, type StoredBlob } from "./blob-store.ts";

export type S3Settings = Readonly<{
  s3Endpoint: string | undefined;
  s3Region: string;
  s3Bucket: string;
  s3AccessKey: string | undefined;
  s3SecretKey: string | undefined;
}>;

const prefix = "files/";
/** The client would write to the console; what went wrong is in the error. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

function createClient(settings: S3Settings): S3Client {
  const { s3Endpoint, s3AccessKey, s3SecretKey } = settings;
  return new S3Client({
    region: settings.s3Region,
    ...(s3Endpoint && { endpoint: s3Endpoint, forcePathStyle: true }),
    ...(s3AccessKey && s3SecretKey && { credentials: { accessKeyId: s3AccessKey, secretAccessKey: s3SecretKey } }),
    // Servers that only resemble S3 refuse the checksums newer clients add to every request; uploads carry their own.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    logger: silent,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000 },
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof NoSuchKey || error instanceof NotFound;
}

/** Files in a bucket of any service that speaks S3. The server checks the bytes against the hash sent with them. */
export function createS3Store(settings: S3Settings, temporaryFolder: string): BlobStore {
  const client = createClient(settings);
  const bucket = { Bucket: settings.s3Bucket };

  /** Durable is what the bucket has; the local file need not be. */
  async function putOnce(key: string, file: LocalFile): Promise<void> {
    const sha256 = await file.sha256;
    await client.send(
      new PutObjectCommand({
        ...bucket,
        Key: prefix + key,
        Body: createReadStream(file.path),
        ContentLength: file.size,
        ContentType: file.contentType,
        ChecksumSHA256: Buffer.from(sha256, "hex").toString("base64"),
      }),
    );
  }

  async function put(key: string, file: LocalFile): Promise<void> {
    try {
      // The client cannot repeat a stream by itself; one hiccup need not reach whoever uploads.
      await putOnce(key, file).catch(() => putOnce(key, file));
    } catch (error) {
      throw new StorageUnavailable("The file could not be stored", { cause: error });
    }
  }

  async function open(key: string): Promise<{ stream: Readable; size: number } | undefined> {
    try {
      const answer = await client.send(new GetObjectCommand({ ...bucket, Key: prefix + key }));
      if (!(answer.Body instanceof Readable)) throw new Error("The object has no readable body");
      return { stream: answer.Body, size: answer.ContentLength ?? 0 };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw new StorageUnavailable("The file could not be read", { cause: error });
    }
  }

  async function localCopy(key: string) {
    const found = await open(key);
    if (!found) return undefined;
    const path = join(temporaryFolder, randomUUID());
    const release = () => rm(path, { force: true });
    try {
      await pipeline(found.stream, createWriteStream(path));
    } catch (error) {
      await release();
      throw new StorageUnavailable("The file could not be read", { cause: error });
    }
    return { path, release };
  }

  async function* list(): AsyncIterable<StoredBlob> {
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ ...bucket, Prefix: prefix, ...(token && { ContinuationToken: token }) }),
      );
      for (const object of page.Contents ?? []) {
        if (!object.Key || !object.LastModified) continue;
        yield { key: object.Key.slice(prefix.length), modifiedAt: object.LastModified.getTime() };
      }
      token = page.NextContinuationToken;
    } while (token);
  }

  return {
    put,
    open,
    localCopy,
    list,
    async remove(key) {
      await client.send(new DeleteObjectCommand({ ...bucket, Key: prefix + key }));
    },
    async probe() {
      await client.send(new HeadBucketCommand(bucket));
    },
    close: async () => client.destroy(),
  };
}
