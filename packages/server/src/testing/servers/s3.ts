import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";

export type S3Server = Readonly<{ endpoint: string; stop(): Promise<void> }>;

/** The used part of s3rver, which has no types. */
type S3rver = new (options: Record<string, unknown>) => { run(): Promise<AddressInfo>; close(): Promise<void> };

const require = createRequire(import.meta.url);
export const testCredentials = { accessKey: "S3RVER", secretKey: "S3RVER" } as const;

/** A real S3 server over a temporary folder on a free port. Deletes the folder at the end. */
export async function startS3(directory = mkdtempSync(join(tmpdir(), "inkvoice-s3-"))): Promise<S3Server> {
  const Server: S3rver = require("s3rver");
  const server = new Server({ port: 0, address: "127.0.0.1", silent: true, directory });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function clientFor(endpoint: string): S3Client {
  const credentials = { accessKeyId: testCredentials.accessKey, secretAccessKey: testCredentials.secretKey };
  return new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials });
}

export async function createBucket(endpoint: string, name: string): Promise<void> {
  const client = clientFor(endpoint);
  await client.send(new CreateBucketCommand({ Bucket: name }));
  client.destroy();
}

/** Every object of a bucket with few of them, in base64 by its key. */
export async function readBucket(endpoint: string, Bucket: string): Promise<Record<string, string>> {
  const client = clientFor(endpoint);
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  const objects: Record<string, string> = {};
  for (const { Key = "" } of Contents) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    objects[Key] = (await Body?.transformToString("base64")) ?? "";
  }
  client.destroy();
  return objects;
}

/** Puts objects, in base64 by their keys, into a bucket. */
export async function fillBucket(
  endpoint: string,
  Bucket: string,
  objects: Readonly<Record<string, string>>,
): Promise<void> {
  const client = clientFor(endpoint);
  for (const [Key, content] of Object.entries(objects))
    await client.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(content, "base64") }));
  client.destroy();
}
