import { createReadStream } from "node:fs";
import { HeadObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { type LocalFile, StorageUnavailable } from "./blob-store.ts";
import type { Bucket } from "./s3-bucket.ts";
import { putInParts } from "./s3-multipart.ts";

/** Objects above this size get more time, at this speed. */
const usualBytes = 16 * 1024 * 1024;
const slowestBytesPerMs = 5_000;
/**
 * Larger objects are uploaded in parts: a single request of S3 is limited to 5 GB, and after an error it starts from
 * the beginning.
 */
const largestSinglePut = 100 * 1024 * 1024;

/** Stores a file under a key of the bucket. */
export async function putFile(bucket: Bucket, key: string, file: LocalFile): Promise<void> {
  try {
    // The client cannot repeat a stream by itself; one retry hides a brief failure from the uploader.
    const send = (signal: AbortSignal) =>
      putWhole(bucket, key, file, signal).catch(() => putWhole(bucket, key, file, signal));
    await bucket.limited(send, undefined, Math.max(0, file.size - usualBytes) / slowestBytesPerMs);
  } catch (error) {
    throw new StorageUnavailable("The file could not be stored", { cause: error });
  }
}

async function putWhole(bucket: Bucket, Key: string, file: LocalFile, abortSignal: AbortSignal): Promise<void> {
  const { client, name: Bucket } = bucket;
  if (file.size > largestSinglePut) await putInParts({ client, Bucket, Key, abortSignal }, file);
  else await putOnce(bucket, Key, file, abortSignal);
  // A proxy, or a server whose disk is full, may answer 200 and store nothing.
  const stored = await client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal });
  if (stored.ContentLength !== file.size)
    throw new Error(`The storage has ${stored.ContentLength} of ${file.size} bytes`);
}

/** Only the bucket's copy must be durable. */
async function putOnce({ client, name: Bucket }: Bucket, Key: string, file: LocalFile, abortSignal: AbortSignal) {
  const sha256 = await file.sha256;
  abortSignal.throwIfAborted();
  // The client does not listen to a stream that it no longer sends; its error would end the process.
  const body = createReadStream(file.path).on("error", () => undefined);
  const command = new PutObjectCommand({
    Bucket,
    Key,
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
