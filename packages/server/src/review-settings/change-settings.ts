import {
  type ChangeReviewSettingsBody,
  defaultReviewSettings,
  documentTypes,
  type ReviewSettings,
} from "@inkvoice/contract";
import { changeAccount } from "../access/accounts.ts";
import { readReviewChecks } from "../catalogue/review-checks.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";
import { requestRecheck } from "./recheck-invoices.ts";

export async function readSettings(executor: Executor, accountId: string): Promise<ReviewSettings> {
  return (await readReviewChecks(executor, accountId)).settings;
}

/** Changes the members that are sent; null restores the default of a document type. */
export async function changeSettings(
  tx: Tx,
  accountId: string,
  change: ChangeReviewSettingsBody,
): Promise<ReviewSettings> {
  const present = await readSettings(tx, accountId);
  const next = Object.fromEntries(
    documentTypes.map((type) => {
      const wish = change[type];
      return [type, wish === null ? defaultReviewSettings[type] : { ...present[type], ...definedIn(wish) }];
    }),
  ) as ReviewSettings;
  await changeAccount(tx, accountId, { review_settings: JSON.stringify(next) });
  await requestRecheck(tx, accountId);
  return next;
}

const definedIn = (wish: object | undefined) =>
  Object.fromEntries(Object.entries(wish ?? {}).filter(([, value]) => value !== undefined));
