import type { AwaitedPeople } from "@inkvoice/contract";
import type { TabCounts } from "@inkvoice/contract/dashboard";
import { type SqlBool, sql } from "kysely";
import type { Executor, Tables } from "../../platform/db/schema.ts";
import { countInvoices } from "../analytics/invoice-counts.ts";
import { awaitsReview } from "../needs-review.ts";
import { exportedToken, reviewToken } from "../search/filter-tokens.ts";
import { type Count, countUpTo, type IdQuery } from "./filters/filter-lookup.ts";

/** Counts are exact up to here. */
const most = 10_000;

/** How many invoices each tab of the list has for this person, from indexes. */
export async function tabCounts(
  executor: Executor,
  { accountId, userId }: Readonly<{ accountId: string; userId: string }>,
): Promise<TabCounts> {
  const count = (query: IdQuery) => countUpTo(executor, query, most);
  const exact = async (status?: "failed"): Promise<Count> => ({
    value: await countInvoices(executor, accountId, { status }),
    capped: false,
  });
  const awaiting = (people: AwaitedPeople) =>
    count(factsWhere(executor, accountId, awaitsReview({ approverId: userId, people })));
  return {
    all: await exact(),
    to_review: await awaiting("me"),
    waiting: await awaiting("others"),
    ready: await count(openWithoutDoubts(executor, accountId)),
    approved: await count(
      factsWhere(
        executor,
        accountId,
        sql<SqlBool>`f.exported_at is null and f.reviewed_at is not null
          and (select review from invoices where invoices.id = f.invoice_id) = 'approved'`,
      ),
    ),
    rejected: await count(withToken(executor, accountId, reviewToken("rejected"))),
    exported: await count(withToken(executor, accountId, exportedToken)),
    failed: await exact("failed"),
  };
}

// The builders' types name the table; callers only need the id.
const asIds = (query: unknown) => query as IdQuery;

const factsWhere = (executor: Executor, accountId: string, condition: ReturnType<typeof sql<SqlBool>>) =>
  asIds(
    executor
      .selectFrom("invoice_facts as f")
      .select("f.invoice_id")
      .where("f.account_id", "=", accountId)
      .where(condition),
  );

const tokens = (executor: Executor, accountId: string, token: Tables["invoice_words"]["word"]) =>
  executor
    .selectFrom("invoice_words as w")
    .select("w.invoice_id")
    .where("w.account_id", "=", accountId)
    .where("w.word", "=", token);

const withToken = (executor: Executor, accountId: string, token: string) => asIds(tokens(executor, accountId, token));

const openWithoutDoubts = (executor: Executor, accountId: string) =>
  asIds(
    tokens(executor, accountId, reviewToken("open")).where(
      sql<SqlBool>`(select needs_look from invoice_facts where invoice_facts.invoice_id = w.invoice_id) = 0`,
    ),
  );
