import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";

export type S3Server = Readonly<{ endpoint: string; stop(): Promise<void> }>;

/** What s3rver, which has no types, is used for here. */
type S3rver = new (options: Record<string, unknown>) => { run(): Promise<AddressInfo>; close(): Promise<void> };

const require = createRequire(import.meta.url);
export const testCredentials = { accessKey: "S3RVER", secretKey: "S3RVER" } as const;

/** A real S3 server over a temporary folder on a free port. The folder goes with it. */
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

export async function createBucket(endpoint: string, name: string): Promise<void> {
  const credentials = { accessKeyId: testCredentials.accessKey, secretAccessKey: testCredentials.secretKey };
  const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  client.destroy();
}
