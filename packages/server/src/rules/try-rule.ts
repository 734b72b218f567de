import type { ExtractedData, RuleTrial, TriedInvoice, TryRuleBody } from "@inkvoice/contract";
import { absentFields } from "../catalogue/doubts.ts";
import type { Executor } from "../platform/db/schema.ts";
import { searchesPageText } from "./apply-rules.ts";
import { meetsConditions } from "./rule-conditions.ts";
import { requireReferences } from "./rule-references.ts";
import { isByPerson, type ReplacedValues, restoreReplacedValues } from "./rule-values.ts";

/** Compares a rule with the newest invoices, and stores nothing. */
export async function tryRule(
  executor: Executor,
  accountId: string,
  { rule: { when, then }, last }: TryRuleBody,
): Promise<RuleTrial> {
  await requireReferences(executor, accountId, { when, then }, "rule.");
  const rows = await newestInvoices(executor, accountId, last);
  const ids = rows.map(({ id }) => id);
  const absent = await absentFields(executor, ids);
  const pages = searchesPageText({ when }) ? await pageTexts(executor, ids) : new Map<string, string | null>();
  const invoices = rows.flatMap((row): TriedInvoice[] => {
    // Both columns are written by this service.
    const stored = JSON.parse(row.extracted_data ?? "{}") as ExtractedData;
    const data = restoreReplacedValues(stored, JSON.parse(row.rules_replaced ?? "{}") as ReplacedValues);
    const facts = { data, vendorId: row.vendor_id, vendorCountry: row.country, pageText: pages.get(row.id) ?? null };
    if (!meetsConditions(when, facts)) return [];
    const byPerson = Object.keys(then.set ?? {}).filter((field) =>
      isByPerson(data, absent.get(row.id) ?? new Set(), field),
    );
    const own = Object.entries(then.set ?? {}).filter(([field]) => !byPerson.includes(field));
    return [
      {
        id: row.id,
        vendor_name: row.vendor_name,
        invoice_number: row.invoice_number,
        date: row.issue_date,
        total_amount: row.total_amount,
        currency: row.currency,
        ...(own.length > 0 && { set: Object.fromEntries(own) }),
        ...(byPerson.length > 0 && { kept: byPerson }),
      },
    ];
  });
  return { tried: rows.length, invoices };
}

/** Completed invoices without those that an own company sends, newest first. */
function newestInvoices(executor: Executor, accountId: string, last: number) {
  return executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .leftJoin("vendors as v", "v.id", "i.vendor_id")
    .select(["i.id", "i.extracted_data", "i.rules_replaced", "i.vendor_id", "i.total_amount", "i.currency"])
    .select(["f.vendor_name", "f.invoice_number", "f.issue_date", "v.country"])
    .where("i.account_id", "=", accountId)
    .where("i.status", "=", "completed")
    .where((where) => where.or([where("i.direction", "is", null), where("i.direction", "!=", "sale")]))
    .orderBy("i.id", "desc")
    .limit(last)
    .execute();
}

async function pageTexts(executor: Executor, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const query = executor.selectFrom("invoice_evidence").select(["invoice_id", "page_text"]);
  const rows = await query.where("invoice_id", "in", ids).execute();
  return new Map(rows.map(({ invoice_id: id, page_text: text }) => [id, text]));
}
