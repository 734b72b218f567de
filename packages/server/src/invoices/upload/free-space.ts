import { statfs } from "node:fs/promises";
import { ApiError } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";

const retrySeconds = 30;
const megabyte = 1024 * 1024;

/** Before a body is read: an upload that would fill the disk is turned away while reads go on. */
export async function refuseWhenFull({ config, temporaryFolder }: InvoiceServices): Promise<void> {
  if (config.minFreeMegabytes === 0) return;
  const disk = await statfs(temporaryFolder);
  if (disk.bavail * disk.bsize >= config.minFreeMegabytes * megabyte) return;
  throw new ApiError("SERVICE_UNAVAILABLE", "There is no room for further files. Try again later.", {
    retryAfterSeconds: retrySeconds,
  });
}
