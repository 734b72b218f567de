import type { PageRange } from "@inkvoice/engine";
import { lockFacts } from "../../catalogue/lock-facts.ts";
import { invalidParameter, refused } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { announceChange, changeInvoice, type InvoiceToChange } from "../lifecycle/change-invoice.ts";
import { requeue } from "../lifecycle/reread.ts";
import { lockInvoiceRows } from "../record/change-row.ts";
import { readStored, type StoredRecord } from "../record/stored-record.ts";
import { removeRow } from "../removal/remove-invoice.ts";
import type { InvoiceServices } from "../services.ts";
import { contentTypes } from "../upload/content-types.ts";
import { type InvoiceOnPages, invoicesOfFile, numberInvoices, setPageRange } from "./parts.ts";

/** Deletes data of other rooms that no longer applies when the pages of an invoice change. */
type Forget = (tx: Tx, invoiceId: string, now: number) => Promise<void>;

/**
 * Divides a file into the page ranges that a person gave. Invoices with unchanged pages stay; the others are read
 * again, and those left without pages are removed. Returns the ids that are read again; undefined when the account has
 * no such invoice.
 */
export async function divideFile(
  services: InvoiceServices,
  { accountId, invoiceId }: InvoiceToChange,
  division: readonly PageRange[],
  forget: Forget,
): Promise<readonly string[] | undefined> {
  const read = await services.db.transaction().execute(async (tx) => {
    const members = await invoicesOfFile(tx, accountId, invoiceId);
    await lockInvoiceRows(tx, accountId, [invoiceId, ...members.map(({ id }) => id)]);
    await lockFacts(tx, { accountId, invoiceIds: [invoiceId, ...members.map(({ id }) => id)] });
    const stored = await readStored(tx, accountId, invoiceId);
    if (!stored) return undefined;
    requireDivisible(stored, division);
    const invoices = await invoicesOfFile(tx, accountId, invoiceId);
    const { again, gone } = changesBy(division, invoices);
    for (const id of gone) await removeRow(services, tx, { accountId, invoiceId: id });
    for (const [id, ranges] of again)
      await readAgain(services, tx, { target: { accountId, invoiceId: id }, ranges }, forget);
    return [...again.keys()];
  });
  if (read && read.length > 0) announceChange(services);
  return read;
}

/** Requires every page in exactly one range, in order. */
function requireDivisible({ pages, contentType, fileRemovedAt }: StoredRecord, division: readonly PageRange[]): void {
  if (fileRemovedAt !== null) throw refused("file_deleted_reread");
  if (contentType === contentTypes.xml || contentType === contentTypes.p7m) throw refused("e_invoice_not_divisible");
  let next = 1;
  for (const [from, to] of division) {
    if (from !== next || to < from) throw invalidParameter("parts", "must name every page once, in order");
    next = to + 1;
  }
  if (next !== pages + 1) throw invalidParameter("parts", `must name the pages 1 to ${pages}`);
}

type Changes = Readonly<{ again: ReadonlyMap<string, readonly PageRange[]>; gone: readonly string[] }>;

/** A new range belongs to the invoice that holds its first page now, or to the one before it. */
function changesBy(division: readonly PageRange[], invoices: readonly InvoiceOnPages[]): Changes {
  const same = (a: PageRange, b: PageRange) => a[0] === b[0] && a[1] === b[1];
  const changed = invoices.filter(({ pages }) => !division.some((range) => same(range, pages)));
  const again = new Map<string, PageRange[]>();
  for (const range of division) {
    if (invoices.some(({ pages }) => same(range, pages))) continue;
    const owner = changed.findLast(({ pages }) => pages[0] <= range[0]) ?? changed[0];
    if (owner) again.set(owner.id, [...(again.get(owner.id) ?? []), range]);
  }
  return { again, gone: changed.map(({ id }) => id).filter((id) => !again.has(id)) };
}

type Rereading = Readonly<{ target: InvoiceToChange; ranges: readonly PageRange[] }>;

/** Requeues an invoice with these pages only. */
async function readAgain(services: InvoiceServices, tx: Tx, { target, ranges }: Rereading, forget: Forget) {
  await changeInvoice(services, tx, target, async (stored, now) => {
    if (stored.status === "processing") throw refused("still_processing");
    await requeue(tx, stored, { split: JSON.stringify(ranges) });
    await setPageRange(tx, stored.id, [ranges[0]?.[0] ?? 1, ranges.at(-1)?.[1] ?? 1]);
    await numberInvoices(tx, stored.accountId, stored.id);
    await forget(tx, stored.id, now);
  });
}
