import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import type { LocalFile } from "./blob-store.ts";

/** S3 takes 10 000 parts of an object, each but the last of at least 5 MB. */
const partBytes = 64 * 1024 * 1024;

type Target = Readonly<{ client: S3Client; Bucket: string; Key: string; abortSignal: AbortSignal }>;
type Part = Readonly<{ path: string; start: number; end: number }>;

/**
 * The server compares each part with this hash before accepting it; unlike newer checksums, every S3-compatible server
 * does.
 */
async function md5Of({ path, start, end }: Part): Promise<string> {
  const hash = createHash("md5");
  await pipeline(createReadStream(path, { start, end }), hash);
  return hash.digest("base64");
}

async function sendPart(target: Target, UploadId: string, part: Part, PartNumber: number) {
  const { client, Bucket, Key, abortSignal } = target;
  const ContentMD5 = await md5Of(part);
  // The client does not listen to a stream that it no longer sends; its error would end the process.
  const Body = createReadStream(part.path, { start: part.start, end: part.end }).on("error", () => undefined);
  const ContentLength = part.end - part.start + 1;
  try {
    const command = new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body, ContentLength, ContentMD5 });
    const { ETag } = await client.send(command, { abortSignal });
    return { ETag, PartNumber };
  } finally {
    Body.destroy();
  }
}

/**
 * Uploads a large file in parts, one after the other. Parts of an upload that fails are removed, as they would be
 * stored and paid for.
 */
export async function putInParts(target: Target, { path, size, contentType }: LocalFile): Promise<void> {
  const { client, Bucket, Key, abortSignal } = target;
  const begin = new CreateMultipartUploadCommand({ Bucket, Key, ContentType: contentType });
  const { UploadId = "" } = await client.send(begin, { abortSignal });
  try {
    const Parts: Awaited<ReturnType<typeof sendPart>>[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const part = { path, start, end: Math.min(size, start + partBytes) - 1 };
      Parts.push(await sendPart(target, UploadId, part, Parts.length + 1));
    }
    const complete = new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } });
    await client.send(complete, { abortSignal });
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
    throw error;
  }
}
