import { join } from "node:path";
import type { BlobStore } from "./blob-store.ts";
import { createDiskStore } from "./disk-store.ts";

export type BlobSettings = Readonly<{
  dataDir: string;
  s3Endpoint: string | undefined;
  s3Region: string;
  s3Bucket: string | undefined;
  s3AccessKey: string | undefined;
  s3SecretKey: string | undefined;
  storageSeconds: number;
  secureDelete: "on" | "off";
}>;

/** A bucket if configured, otherwise the data folder. Loads the S3 client only when it is needed. */
export async function openBlobStore(settings: BlobSettings, temporaryFolder: string): Promise<BlobStore> {
  const { s3Bucket } = settings;
  if (s3Bucket === undefined) {
    const secureDelete = settings.secureDelete === "on";
    return await createDiskStore(join(settings.dataDir, "files"), { secureDelete });
  }
  const { createS3Store } = await import("./s3-store.ts");
  return createS3Store({ ...settings, s3Bucket }, temporaryFolder);
}
