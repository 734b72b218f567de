import type { ExtractedData } from "@inkvoice/contract";
import { changeAccount, lockAccount } from "../access/accounts.ts";
import { recalculateDoubts } from "../catalogue/change-facts.ts";
import { absentFields } from "../catalogue/doubts.ts";
import { lockAllFacts } from "../catalogue/lock-facts.ts";
import { readReviewChecks } from "../catalogue/review-checks.ts";
import type { Database, Tx } from "../platform/db/schema.ts";

const chunk = 100;
/** Above every id of an invoice. */
const newest = "inv_:";

/** Notes that the account's open invoices are to be judged again. Call `recheckInvoices` after the commit. */
export async function requestRecheck(tx: Tx, accountId: string): Promise<void> {
  // An extraction that ends now has stored its facts before, or reads the new settings afterwards.
  await lockAllFacts(tx, accountId);
  await changeAccount(tx, accountId, { review_recheck_below: newest });
}

type Services = Readonly<{ db: Database }>;

/** Judges the newest open invoices of an account again. `most` limits the chunks; housekeeping does the rest. */
export async function recheckInvoices({ db }: Services, accountId: string, most: number): Promise<void> {
  for (let done = 0; done < most; done += 1)
    if (!(await db.transaction().execute((tx) => recheckChunk(tx, accountId)))) return;
}

/** Chunks within the request: the first pages of every list are correct when it is answered. */
export const chunksPerRequest = 5;

/** Continues after a change of settings in accounts with many open invoices. */
export async function recheckEverywhere(services: Services): Promise<void> {
  const accounts = await services.db
    .selectFrom("accounts")
    .select("id")
    .where("review_recheck_below", "is not", null)
    .execute();
  for (const { id } of accounts) await recheckInvoices(services, id, Number.POSITIVE_INFINITY);
}

/** False after the last chunk. The lock keeps two processes from doing the same one. */
async function recheckChunk(tx: Tx, accountId: string): Promise<boolean> {
  await lockAccount(tx, accountId);
  const account = await tx
    .selectFrom("accounts")
    .select("review_recheck_below as below")
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (!account || account.below === null) return false;
  await lockAllFacts(tx, accountId);
  const rows = await openInvoices(tx, accountId, account.below);
  const ids = rows.map(({ id }) => id);
  const checks = await readReviewChecks(tx, accountId);
  const absent = await absentFields(tx, ids);
  for (const { id, extracted_data: text } of rows) {
    // Written by this service.
    const data = JSON.parse(text ?? "{}") as Partial<ExtractedData>;
    await recalculateDoubts(tx, id, data, { checks, absent: absent.get(id) ?? new Set() });
  }
  await changeAccount(tx, accountId, { review_recheck_below: rows.length < chunk ? null : (ids.at(-1) ?? null) });
  return rows.length === chunk;
}

function openInvoices(tx: Tx, accountId: string, below: string) {
  return tx
    .selectFrom("invoices")
    .select(["id", "extracted_data"])
    .where("account_id", "=", accountId)
    .where("status", "=", "completed")
    .where("review", "=", "open")
    .where("id", "<", below)
    .orderBy("id", "desc")
    .limit(chunk)
    .execute();
}
