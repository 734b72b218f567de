import { defaultReviewSettings, type ExtractedData, type ReviewSettings } from "@inkvoice/contract";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import type { Executor } from "../platform/db/schema.ts";
import { vendorKeys } from "./vendor-keys.ts";

/** Requirements of an account for its documents. */
export type ReviewChecks = Readonly<{
  settings: ReviewSettings;
  customFields: readonly Readonly<{ name: string; vendors: readonly string[] | null }>[];
}>;

export const defaultReviewChecks: ReviewChecks = { settings: defaultReviewSettings, customFields: [] };

type Row = Readonly<{ review_settings: string | null; name: string | null; vendors: string | null }>;

/** Cached because every extraction and correction runs it. */
const findChecks = cachedStatement<{ accountId: string }, Row>(["accountId"], (db, rows) =>
  db
    .selectFrom("accounts")
    .leftJoin("custom_fields", (join) =>
      join
        .onRef("custom_fields.account_id", "=", "accounts.id")
        .on("custom_fields.required", "=", 1)
        .on("custom_fields.level", "=", "document"),
    )
    .select(["accounts.review_settings", "custom_fields.name", "custom_fields.vendors"])
    .where("accounts.id", "=", rows[0]!.accountId)
    .orderBy("custom_fields.id"),
);

export async function readReviewChecks(executor: Executor, accountId: string): Promise<ReviewChecks> {
  const rows = await findChecks(executor, [{ accountId }]);
  const own = rows[0]?.review_settings;
  return {
    // Written by this service.
    settings: own
      ? { ...defaultReviewSettings, ...(JSON.parse(own) as Partial<ReviewSettings>) }
      : defaultReviewSettings,
    customFields: rows.flatMap(({ name, vendors }) =>
      name === null ? [] : [{ name, vendors: vendors === null ? null : (JSON.parse(vendors) as string[]) }],
    ),
  };
}

/** Whether a custom field with these vendors applies to a document's vendor. */
export function appliesToVendor(
  { vendors }: Readonly<{ vendors: readonly string[] | null }>,
  vendor: ExtractedData["vendor"],
): boolean {
  if (vendors === null) return true;
  const own = vendorKeys(vendor);
  return vendors.some((named) => vendorKeys({ name: named, tax_id: named }).some((key) => own.includes(key)));
}
