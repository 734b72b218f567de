import { CopyObjectCommand, DeleteObjectCommand, HeadBucketCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import type { Area, BlobStore, DownloadOptions, ImportObject, StoredBlob } from "./blob-store.ts";
import { areaPrefixes, type Bucket, openBucket, type S3Settings, unlessMissing } from "./s3-bucket.ts";
import { copyToFolder, listObjects, readBytes, readText } from "./s3-get.ts";
import { presign } from "./s3-presign.ts";
import { putFile } from "./s3-put.ts";

const ownerKey = "installation";

/** Files in a bucket of any S3-compatible service. The server verifies uploads against the hash sent with them. */
export function createS3Store(settings: S3Settings, temporaryFolder: string): BlobStore {
  const bucket = openBucket(settings);
  const { client, limited, name: Bucket } = bucket;
  const keyOf = (key: string, area: Area = "files") => areaPrefixes[area] + key;
  return {
    put: (key, file) => putFile(bucket, keyOf(key), file),
    localCopy: (key, signal) => copyToFolder(bucket, keyOf(key), temporaryFolder, signal),
    readRange: (key, range, signal) => readBytes(bucket, keyOf(key), { range, most: range.length }, signal),
    imports: {
      list: (prefix) => listImports(bucket, prefix),
      read: (name, most, signal) => readBytes(bucket, name, { most }, signal),
    },
    presignedUrl: (key, download) => presignedUrl(bucket, settings, keyOf(key), download),
    list: (area = "files", after = "") => listArea(bucket, areaPrefixes[area], after),
    move: (key, to) => moveObject(bucket, keyOf(key, to === "files" ? "quarantine" : "files"), keyOf(key, to)),
    owner: async () => (await readText(bucket, ownerKey))?.trim() || undefined,
    async setOwner(name) {
      const command = new PutObjectCommand({ Bucket, Key: ownerKey, Body: `${name}\n`, ContentType: "text/plain" });
      await limited((abortSignal) => client.send(command, { abortSignal }));
    },
    async remove(key, area) {
      const command = new DeleteObjectCommand({ Bucket, Key: keyOf(key, area) });
      await limited((abortSignal) => client.send(command, { abortSignal }));
    },
    async probe() {
      await limited((abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }));
    },
    abandon: bucket.abandon,
    close: async () => client.destroy(),
  };
}

async function* listImports(bucket: Bucket, prefix: string): AsyncIterable<ImportObject> {
  for await (const { Key: name, Size: size = 0 } of listObjects(bucket, prefix)) if (name) yield { name, size };
}

async function* listArea(bucket: Bucket, prefix: string, after: string): AsyncIterable<StoredBlob> {
  for await (const { Key, LastModified } of listObjects(bucket, prefix, after))
    if (Key && LastModified) yield { key: Key.slice(prefix.length), modifiedAt: LastModified.getTime() };
}

async function moveObject({ client, limited, name: Bucket }: Bucket, from: string, to: string): Promise<boolean> {
  const copy = new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` });
  const moved = await unlessMissing("The file could not be moved", async () => {
    await limited((abortSignal) => client.send(copy, { abortSignal }));
    await limited((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key: from }), { abortSignal }));
    return true;
  });
  return moved === true;
}

async function presignedUrl(
  { client }: Bucket,
  settings: S3Settings,
  key: string,
  download: DownloadOptions,
): Promise<string> {
  const { s3Endpoint, s3Region: region, s3Bucket } = settings;
  const { seconds, contentType, disposition } = download;
  const base = s3Endpoint ? `${s3Endpoint}/${s3Bucket}` : `https://${s3Bucket}.s3.${region}.amazonaws.com`;
  return presign({
    url: new URL(`${base}/${key}`),
    region,
    credentials: await client.config.credentials(),
    parameters: { "response-content-type": contentType, "response-content-disposition": disposition },
    seconds,
    now: new Date(),
  });
}
