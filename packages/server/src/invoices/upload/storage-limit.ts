import type { Plan } from "@inkvoice/contract";
import { refusals, withValues } from "@inkvoice/contract";
import { storedBytes } from "../../access/usage.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { Platform } from "../../platform/services.ts";

const megabyte = 1024 * 1024;

/** Before a body is read: an account that keeps as much as its plan allows deletes something first. */
export async function refuseBeyondStorage(
  { config, db }: Platform,
  { accountId, plan }: Readonly<{ accountId: string; plan: Plan }>,
): Promise<void> {
  const most = config.storageMegabytes.get(plan);
  if (most === undefined || (await storedBytes(db, accountId)) < most * megabyte) return;
  throw new ApiError("FORBIDDEN", withValues(refusals.plan_full, { megabytes: most }));
}
