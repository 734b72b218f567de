import { createHash } from "node:crypto";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { Inkvoice } from "@inkvoice/sdk";
import { hasDocumentName } from "../extract/find-documents.ts";
import {
  type IncomingDocument,
  type IngestContext,
  type IngestResult,
  ingestDocument,
  markSettled,
  openIngest,
  resultFile,
} from "../ingest/ingest-document.ts";
import { openJournal } from "../ingest/journal.ts";
import { processInParallel } from "../ingest/process-in-parallel.ts";
import type { RetryCallback } from "../ingest/retry-while-unavailable.ts";

export type BucketSettings = Readonly<{
  s3: S3Client;
  bucket: string;
  /** Empty, or with a trailing slash. */
  prefix: string;
  journal: string;
  jobs: number;
  everyMs: number;
  once: boolean;
  signal: AbortSignal;
  onEnd(key: string, ingested: IngestResult): void;
  onRetry: RetryCallback;
}>;

type Found = Readonly<{ key: string; version: string }>;

/**
 * Uploads each object below a prefix once, and moves it to `done/` or `failed/`. Resolves to the number of failures.
 */
export async function watchBucket(client: Inkvoice, settings: BucketSettings): Promise<number> {
  const journal = await openJournal(settings.journal);
  try {
    const ingest = openIngest(client, journal, settings);
    let failed = 0;
    for (;;) {
      failed += await ingestAll(await documentsIn(settings), ingest, settings);
      if (settings.once || settings.signal.aborted) return failed;
      await sleep(settings.everyMs, undefined, { signal: settings.signal }).catch(() => undefined);
    }
  } finally {
    await journal.close();
  }
}

/** The bucket is not there, may not be listed, or cannot be reached. */
export class BucketUnreadable extends Error {}

async function documentsIn(settings: BucketSettings): Promise<readonly Found[]> {
  try {
    return await listDocuments(settings);
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    throw new BucketUnreadable(`The bucket ${settings.bucket} cannot be read: ${code ?? name}.`, { cause: error });
  }
}

async function listDocuments({ s3, bucket, prefix }: BucketSettings): Promise<readonly Found[]> {
  const found: Found[] = [];
  for await (const page of paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Prefix: prefix })) {
    for (const { Key: key = "", ETag: version = "" } of page.Contents ?? []) {
      const isPutAway = ["done/", "failed/"].some((place) => key.startsWith(prefix + place));
      if (!isPutAway && hasDocumentName(key)) found.push({ key, version });
    }
  }
  return found;
}

async function ingestAll(found: readonly Found[], ingest: IngestContext, settings: BucketSettings): Promise<number> {
  let failed = 0;
  await processInParallel(found, settings, async (object) => {
    const ingested = await unlessReplaced(() => ingestObject(object, ingest, settings));
    if (!ingested) return;
    settings.onEnd(object.key, ingested);
    if (!ingested.ok) failed += 1;
  });
  return failed;
}

const replaced = new Set(["NoSuchKey", "NotFound", "PreconditionFailed"]);

/** Undefined for an object that was deleted or overwritten meanwhile; a new version is ingested in the next round. */
async function unlessReplaced(ingest: () => Promise<IngestResult | undefined>): Promise<IngestResult | undefined> {
  try {
    return await ingest();
  } catch (error) {
    if (error instanceof S3ServiceException && replaced.has(error.name)) return undefined;
    throw error;
  }
}

async function ingestObject(
  { key, version }: Found,
  ingest: IngestContext,
  settings: BucketSettings,
): Promise<IngestResult | undefined> {
  const { s3, bucket } = settings;
  const { Body: body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key, IfMatch: version }));
  const document: IncomingDocument = {
    key: createHash("sha256").update(`bucket\n${bucket}\n${key}\n${version}`).digest("hex"),
    filename: basename(key),
    bytes: (await body?.transformToByteArray()) ?? new Uint8Array(),
    metadata: { source: "bucket", path: `${bucket}/${key}`.slice(-500) },
  };
  const ingested = await ingestDocument(document, ingest);
  // Not every server heeds the conditions of the other requests.
  const { ETag: current } = await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
  if (current !== version) return undefined;
  await moveWithResult({ key, version }, ingested, settings);
  await markSettled(document, ingested, ingest);
  return ingested;
}

/** S3 cannot move objects: copies first and deletes last, so that a crash in between only copies again. */
async function moveWithResult(
  { key, version }: Found,
  ingested: IngestResult,
  { s3, bucket, prefix }: BucketSettings,
): Promise<void> {
  const target = `${prefix}${ingested.ok ? "done" : "failed"}/${key.slice(prefix.length)}`;
  const source = {
    CopySource: [bucket, ...key.split("/")].map(encodeURIComponent).join("/"),
    CopySourceIfMatch: version,
  };
  await s3.send(new CopyObjectCommand({ Bucket: bucket, Key: target, ...source }));
  const result = `${JSON.stringify(resultFile(ingested), null, 2)}\n`;
  const type = { ContentType: "application/json" };
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key: `${target}.json`, Body: result, ...type }));
  await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
