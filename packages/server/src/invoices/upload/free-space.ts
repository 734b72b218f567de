import { statfs } from "node:fs/promises";
import { ApiError, refused } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";

const retrySeconds = 30;
const megabyte = 1024 * 1024;

const noRoom = () =>
  refused(
    "storage_full",
    {},
    {
      retryAfterSeconds: retrySeconds,
    },
  );
const noDatabase = () => new ApiError("SERVICE_UNAVAILABLE", undefined, { retryAfterSeconds: retrySeconds });

/**
 * Refuses an upload before its body is read if it would fill the disk, or if the database file was replaced while
 * the service runs. Reads continue.
 */
export async function refuseWhenNotReady({
  config,
  temporaryFolder,
  isDatabaseReplaced,
}: InvoiceServices): Promise<void> {
  if (await isDatabaseReplaced()) throw noDatabase();
  if (config.minFreeMegabytes === 0) return;
  const disk = await statfs(temporaryFolder);
  if (disk.bavail * disk.bsize < config.minFreeMegabytes * megabyte) throw noRoom();
}
