import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type _Object, GetObjectCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { privateFile } from "../private-files.ts";
import { type ByteRange, StorageUnavailable } from "./blob-store.ts";
import { type Bucket, unlessMissing } from "./s3-bucket.ts";

/** A range of an object, or all of it up to `most` bytes; undefined if it is missing or larger. */
export async function readBytes(
  { client, name: Bucket, limited }: Bucket,
  Key: string,
  { range, most }: Readonly<{ range?: ByteRange; most: number }>,
  caller?: AbortSignal,
): Promise<Uint8Array | undefined> {
  // HTTP has no empty range.
  if (range?.length === 0) return new Uint8Array();
  const Range = range && `bytes=${range.start}-${range.start + range.length - 1}`;
  const read = async (abortSignal: AbortSignal) => {
    const answer = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }), { abortSignal });
    if (answer.ContentLength === undefined || answer.ContentLength > most) return undefined;
    const bytes = await answer.Body?.transformToByteArray();
    return range && bytes?.length !== range.length ? undefined : bytes;
  };
  return await unlessMissing("The file could not be read", () => limited(read, caller), caller);
}

export async function readText({ client, name: Bucket, limited }: Bucket, Key: string): Promise<string | undefined> {
  const read = async (abortSignal: AbortSignal) =>
    await (await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal })).Body?.transformToString();
  return await unlessMissing("The bucket could not be read", () => limited(read));
}

/** Copies an object into a file of the folder; undefined if it is missing. */
export async function copyToFolder(bucket: Bucket, Key: string, folder: string, caller?: AbortSignal) {
  const path = join(folder, randomUUID());
  const release = () => rm(path, { force: true });
  // The time limit covers all of it, because storage may stop at any byte.
  const copy = async (signal: AbortSignal) => {
    const command = new GetObjectCommand({ Bucket: bucket.name, Key });
    const answer = await bucket.client.send(command, { abortSignal: signal });
    if (!(answer.Body instanceof Readable)) throw new Error("The object has no readable body");
    await pipeline(answer.Body, createWriteStream(path, { mode: privateFile }), { signal });
    return { path, release };
  };
  const failed = async (error: unknown) => {
    await release();
    throw error;
  };
  const copied = () => bucket.limited(copy, caller).catch(failed);
  return await unlessMissing("The file could not be read", copied, caller);
}

/** All objects below a prefix in the order of their keys, from the first one after `after` on. */
export async function* listObjects(
  { client, name: Bucket, limited }: Bucket,
  prefix: string,
  after = "",
): AsyncGenerator<_Object> {
  let token: string | undefined;
  do {
    const from = token ? { ContinuationToken: token } : after && { StartAfter: prefix + after };
    const next = new ListObjectsV2Command({ Bucket, Prefix: prefix, ...from });
    const page = await limited((abortSignal) => client.send(next, { abortSignal })).catch((error: unknown) => {
      throw new StorageUnavailable("The bucket could not be read", { cause: error });
    });
    yield* page.Contents ?? [];
    token = page.NextContinuationToken;
  } while (token);
}
