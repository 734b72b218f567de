import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ExtractedData, FailureCode } from "@inkvoice/contract";
import type { Extraction, ExtractOptions, PageRange } from "@inkvoice/engine";
// Imported by file: the package index would also load the pool, in each of some hundred processes.
import { identifyFormat } from "../../../engine/src/intake/identify.ts";
import { inspectFile } from "../../../engine/src/intake/inspect-file.ts";
import { serveTasks } from "../../../engine/src/pool/serve-tasks.ts";

/**
 * Replaces the reader process in tests of the service: the document's text determines the outcome, so that every
 * outcome and every crash is available in milliseconds.
 */
const hoard: Uint8Array[] = [];

const invoice: ExtractedData = {
  invoice_number: "T-1",
  date: "2026-10-02",
  total_amount: 101.15,
  currency: "EUR",
  vendor: { name: "Nordwind Trading GmbH", address: "Hafenstrasse 12, 20457 Hamburg", tax_id: "DE123456789" },
  customer: { name: "Example Ltd" },
  confidence: { invoice_number: 0.99, vendor: { name: 0.98 } },
  locations: { vendor: { name: { page: 1, box: [0.1, 0.1, 0.4, 0.12] } } },
  checks: [],
  issues: [],
};

const lineItems = [{ description: "Paper", quantity: 10, unit_price: 4.5, total: 45 }];

/** The default invoice with other values; null for one that was not read. */
function withValues(values: Partial<ExtractedData>): ExtractedData {
  const members = Object.entries({ ...invoice, ...values }).filter(([, value]) => value !== null);
  return Object.fromEntries(members) as ExtractedData;
}

/** The extracted data: the default, or content that databases reject. */
function dataFor(order: readonly string[]): ExtractedData {
  const [verb, detail] = order;
  // Random letters: repeated ones would compress to almost nothing.
  const long = Array.from({ length: Number(detail) || 0 }, () => randomInt(36).toString(36)).join("");
  if (verb === "longname") return { ...invoice, invoice_number: long, vendor: { name: long, tax_id: long } };
  if (verb === "nul") return { ...invoice, vendor: { name: "A\u0000B \ud800 GmbH" }, invoice_number: "\u0000" };
  if (verb === "named") return { ...invoice, vendor: { name: detail ?? "" } };
  if (verb === "data") return withValues(JSON.parse(order.slice(1).join(" ")) as Partial<ExtractedData>);
  if (verb === "huge") return { ...invoice, total_amount: 1e17 };
  return invoice;
}

function completed(order: readonly string[], wanted: boolean): Extraction {
  const [verb, detail] = order;
  const lines = verb === "lines" ? Array.from({ length: Number(detail) }, () => lineItems[0]!) : lineItems;
  const { page_text: text, ...data } = dataFor(order) as ExtractedData & { page_text?: string };
  const own = { ...data, ...(wanted && { line_items: data.line_items ?? lines }) };
  return { ok: true, data: own, pages: 1, ...(text !== undefined && { text }) };
}

/** A file with several invoices, one page each by default, numbered from T-1 by their first page. */
function several(count: number, division?: readonly PageRange[]): Extraction {
  const ranges = division ?? Array.from({ length: count }, (_, index) => [index + 1, index + 1] as const);
  const parts = ranges.map((pages) => ({
    data: { ...invoice, invoice_number: `T-${pages[0]}`, total_amount: 99 + pages[0] },
    pages,
  }));
  return { ok: true, data: parts[0]?.data ?? invoice, pages: count, ...(parts.length > 1 && { parts }) };
}

/** The words after "do:" in the document. */
function orderOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  return (/do:([^\r\n]*)/.exec(text)?.[1] ?? "").trim().split(" ");
}

/** Blocks like an endless loop, without its processor time. */
function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

async function behave(order: readonly string[], { lineItems: lines, split }: ExtractOptions): Promise<Extraction> {
  const wanted = lines !== false;
  const [verb, detail] = order;
  if (verb === "abort") process.abort();
  if (verb === "hang") hang();
  if (verb === "sleep") await sleep(Number(detail));
  if (verb === "throw") throw new Error(`broken by ${detail}`);
  if (verb === "fail") return { ok: false, code: detail as FailureCode, message: "The document says so." };
  while (verb === "hoard") {
    hoard.push(new Uint8Array(64 * 1024 * 1024).fill(1));
    await sleep(1);
  }
  if (verb === "several" && split !== "never") {
    return several(Number(detail), typeof split === "string" ? undefined : split);
  }
  return completed(order, wanted);
}

serveTasks({
  extract: (task) => behave(orderOf(task.bytes), task.options),
  inspect: async (task) => {
    if (identifyFormat(task.bytes) !== "pdf") return inspectFile(task.bytes);
    const [verb, detail] = orderOf(task.bytes);
    if (verb === "hang-inspection") hang();
    const pages = verb === "pages" ? Number(detail) : 1;
    if (pages > 50) return { ok: false, code: "TOO_MANY_PAGES", message: "The file has more than 50 pages." };
    return { ok: true, format: "pdf", pages };
  },
  renderPage: async (task) => {
    if (orderOf(task.bytes)[0] === "hang-picture") hang();
    return { image: new Uint8Array(), width: 1, height: 1, pages: 1 };
  },
  readText: async () => undefined,
  warmUp: async () => undefined,
});
