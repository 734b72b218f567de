import { type Evidence, type ExtractedData, type FailureCode, failures, type Version } from "@inkvoice/contract";
import type { InvoicePart } from "@inkvoice/engine";
import { countedByUploadAndDate } from "../../catalogue/analytics/analytics-share.ts";
import type { OrderShare } from "../../matching/compare-order.ts";
import type { PartyColumns } from "../../parties/match-parties.ts";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { InvoiceRow } from "../../platform/db/tables/invoices.ts";
import type { DataAfterRules } from "../../rules/rule-values.ts";
import { recordColumns } from "../record/record-columns.ts";
import type { RecordRow } from "../record/record-json.ts";
import { type RuleColumns, ruleColumns, storedData } from "../record/stored-data.ts";
import type { Claim } from "./queue.ts";

/** The result of an extraction, as the extraction worker hands it over. */
export type Outcome = Readonly<{ readingMs: number | null; at: number }> &
  (
    | Readonly<{
        status: "completed";
        data: ExtractedData;
        pages: number;
        evidence?: Evidence | undefined;
        /** The words of its pages. */
        text?: string | undefined;
        parts?: readonly InvoicePart[];
      }>
    | Readonly<{ status: "failed"; code: FailureCode; message?: string }>
  );

type Settled = Readonly<{
  parties: PartyColumns;
  shares: readonly OrderShare[];
  hasOrders: boolean;
  ruled: Omit<DataAfterRules, "data">;
}>;
export type SettledPart = InvoicePart & Settled;
type Completed = Extract<Outcome, { status: "completed" }>;

export type CompletedOutcome = Omit<Completed, "parts"> & Settled & Readonly<{ parts?: readonly SettledPart[] }>;

/** An outcome with the parties and orders of each of its invoices. */
export type SettledOutcome = CompletedOutcome | Exclude<Outcome, Completed>;

export type EndedInvoice = RecordRow &
  Pick<InvoiceRow, "account_id" | "webhook_url" | "content_sha256"> & { version: Version; reading: number };

/**
 * The only way out of `processing`. Fenced by the lease token: undefined if the lease was lost, and then nothing was
 * changed.
 */
export async function endInvoiceRow(
  tx: Tx,
  { id, token }: Pick<Claim, "id" | "token">,
  outcome: SettledOutcome,
): Promise<EndedInvoice | undefined> {
  const ended = { id, token, ended_at: outcome.at, reading_ms: outcome.readingMs };
  if (outcome.status === "failed") {
    const { message } = failures[outcome.code];
    const [failed] = await endFailed(tx, [
      { ...ended, error_code: outcome.code, error_message: outcome.message ?? message },
    ]);
    return failed;
  }
  const { data, pages, parties, ruled } = outcome;
  const [completed] = await endCompleted(tx, [
    {
      ...ended,
      extracted_data: storedData(data),
      total_amount: data.total_amount ?? null,
      currency: data.currency ?? null,
      page_count: pages,
      ...parties,
      ...ruleColumns(ruled),
    },
  ]);
  return completed;
}

type EndedColumns = Readonly<{ id: string; token: string; ended_at: number; reading_ms: number | null }>;
type FailedColumns = EndedColumns & Readonly<{ error_code: FailureCode; error_message: string }>;
type CompletedColumns = EndedColumns &
  Readonly<{ extracted_data: string; total_amount: number | null; currency: string | null; page_count: number }> &
  PartyColumns &
  RuleColumns;

const returned = [...recordColumns, "account_id", "webhook_url", "content_sha256", "version", "reading"] as const;

const endFailed = cachedStatement<FailedColumns, EndedInvoice>(
  ["id", "token", "ended_at", "reading_ms", "error_code", "error_message"],
  (db, rows) => {
    const { id, token, ...columns } = rows[0]!;
    return db
      .updateTable("invoices")
      .set({ ...columns, status: "failed", lease_token: null })
      .where("id", "=", id)
      .where("lease_token", "=", token)
      .where("status", "=", "processing")
      .returning(returned);
  },
);

const endCompleted = cachedStatement<CompletedColumns, EndedInvoice>(
  [
    "id",
    "token",
    "ended_at",
    "reading_ms",
    "extracted_data",
    "total_amount",
    "currency",
    "page_count",
    "direction",
    "vendor_id",
    "vendor_match",
    "rules",
    "rules_replaced",
  ],
  (db, rows) => {
    const { id, token, ...columns } = rows[0]!;
    return (
      db
        .updateTable("invoices")
        // `counted` is set in the transaction that adds the invoice to the analytics.
        .set({ ...columns, status: "completed", counted: countedByUploadAndDate, lease_token: null })
        .where("id", "=", id)
        .where("lease_token", "=", token)
        .where("status", "=", "processing")
        .returning(returned)
    );
  },
);
