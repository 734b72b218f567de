import { type DeletedEntries, deleteAccountEntries } from "../audit/delete-account-entries.ts";
import type { Tx } from "../platform/db/schema.ts";
import { renamePerson } from "./rename-person.ts";

/** INDEX of an account's tables other than those of invoices, ordered by foreign keys. */
const ownTables = [
  "export_items",
  "exports",
  "saved_views",
  "word_parts",
  "retired_secrets",
  "vendor_memories",
  "rules",
  "order_invoices",
  "order_keys",
  "orders",
  "vendor_keys",
  "vendor_bank_accounts",
  "vendors",
  "trashed_invoices",
  "notices",
  "webhook_endpoints",
  "api_keys",
  "access_links",
  "provisioned_people",
  "sessions",
  "memberships",
  "idempotency_keys",
  "bulk_files",
  "bulks",
  "batches",
  "custom_fields",
  "invoice_count_changes",
  "usage_changes",
  "analytics_changes",
  "analytics_date_changes",
  "unused_words",
  "invoice_counts",
  "usage_days",
  "key_usage_days",
  "key_requests",
  "analytics_groups",
  "analytics_fields",
  "analytics_taxes",
] as const;

/**
 * Deletes an account whose invoices are gone. People stay if they belong to other accounts. Returns what was deleted of
 * its audit log.
 */
export async function deleteAccountRows(tx: Tx, accountId: string, now: number): Promise<DeletedEntries> {
  const deliveries = tx.selectFrom("deliveries").select("id").where("account_id", "=", accountId);
  await tx.deleteFrom("delivery_attempts").where("delivery_id", "in", deliveries).execute();
  await tx.deleteFrom("deliveries").where("account_id", "=", accountId).execute();
  await tx.deleteFrom("events").where("account_id", "=", accountId).execute();
  const members = await tx.selectFrom("memberships").select("user_id").where("account_id", "=", accountId).execute();
  for (const table of ownTables) await tx.deleteFrom(table).where("account_id", "=", accountId).execute();
  const log = await deleteAccountEntries(tx, accountId);
  await tx.deleteFrom("accounts").where("id", "=", accountId).execute();
  for (const { user_id: userId } of members) await deletePersonWithoutAccount(tx, userId, now);
  return log;
}

/** Deletes a person without any account, unless it is the operator. */
async function deletePersonWithoutAccount(tx: Tx, userId: string, now: number): Promise<void> {
  const other = await tx
    .selectFrom("memberships")
    .select("account_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const person = await tx.selectFrom("users").select("operator").where("id", "=", userId).executeTakeFirst();
  if (!other && person?.operator === 0) await deletePersonRows(tx, userId, now);
}

/**
 * Deletes a person's sign-in and credentials. Their actions in an account stay, under a neutral name; keys and links
 * they created, which they may still know, are revoked.
 */
export async function deletePersonRows(tx: Tx, userId: string, now: number): Promise<void> {
  const gone = "Somebody who was deleted";
  const person = await tx.selectFrom("users").select(["id", "name"]).where("id", "=", userId).executeTakeFirst();
  if (person) await renamePerson(tx, person, gone);
  const nobody = { assigned_to: null, assigned_name: null };
  await tx.updateTable("invoices").set(nobody).where("assigned_to", "=", userId).execute();
  const ownKeys = tx.updateTable("api_keys").where("created_by", "=", userId);
  await ownKeys.set({ revoked_at: now }).where("revoked_at", "is", null).execute();
  await ownKeys.set({ created_by: null }).execute();
  await tx.deleteFrom("access_links").where("created_by", "=", userId).where("used_at", "is", null).execute();
  await deleteProvisioned(tx, userId);
  for (const table of [
    "saved_views",
    "second_factors",
    "recovery_codes",
    "provider_identities",
    "sessions",
    "memberships",
  ] as const)
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  await tx.deleteFrom("access_links").where("user_id", "=", userId).execute();
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}

/** Name and address that an identity provider sent; a person who joined by invitation is found by the address. */
async function deleteProvisioned(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("provisioned_people").where("user_id", "=", userId).execute();
  await tx
    .deleteFrom("provisioned_people")
    .where("account_id", "in", (of) => of.selectFrom("memberships").select("account_id").where("user_id", "=", userId))
    .where("user_name", "in", (of) => of.selectFrom("users").select("email").where("id", "=", userId))
    .execute();
}
