import { type InvoiceRecord, type LineItem, singleFields, valueAt } from "@inkvoice/contract";
import { bandNames, bandOf } from "@inkvoice/contract/confidence-bands";
import { table } from "./table.ts";

/** A record for people: values with confidence and band, line items, failed checks and issues. */
export function describeInvoice(record: InvoiceRecord): string {
  const head = `${record.id}  ${record.status}  ${record.filename}`;
  if (record.error) return `${head}\n${record.error.code}: ${record.error.message}`;
  const data = record.extracted_data;
  if (!data) return head;
  const { checks = [], issues = [] } = data;
  return [
    head,
    ...(record.review && record.review !== "open" ? [`${record.review}${reason(record)}`] : []),
    ...approvalsOf(record),
    ...partOf(record),
    "",
    fieldTable(data),
    ...section(
      "Rules",
      (record.rules ?? []).map(({ id, name }) => `${id}  ${name}`),
    ),
    ...section("Line items", data.line_items?.length ? [lineTable(data.line_items)] : []),
    ...section(
      "Failed checks",
      checks.filter(({ outcome }) => outcome === "failed").map(({ name, message }) => `${name}: ${message ?? ""}`),
    ),
    ...section(
      "Issues",
      issues.map(({ code, message }) => `${code}: ${message}`),
    ),
  ].join("\n");
}

function reason({ review_reason: why }: InvoiceRecord): string {
  return why === undefined ? "" : `: ${why}`;
}

/** Where a rule asks for approvals: how many there are, and whose. */
function approvalsOf({ approvals = [], approvals_required: required }: InvoiceRecord): readonly string[] {
  if (required === undefined) return [];
  const names = approvals.map(({ by }) => by).join(", ");
  return [`approvals: ${approvals.length} of ${required}${names === "" ? "" : ` (${names})`}`];
}

/** The place of the invoice in a file with several, and on the first one the ids of all. */
function partOf({ part_of: part, parts = [] }: InvoiceRecord): readonly string[] {
  if (!part) return [];
  const [from, to] = part.pages;
  const pages = from === to ? `page ${from}` : `pages ${from} to ${to}`;
  const place = `invoice ${part.index} of ${part.count} in this file, ${pages}`;
  return [parts.length > 0 ? `${place}; all: ${parts.join(", ")}` : place];
}

export function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", title, ...lines];
}

function fieldTable(data: NonNullable<InvoiceRecord["extracted_data"]>): string {
  const custom = Object.keys(data.custom_fields ?? {}).map((name) => `custom_fields.${name}`);
  const rows = [...singleFields.map(({ path }) => path), ...custom].flatMap((path) => {
    const value = valueAt(data, path);
    if (value === undefined) return [];
    return [[path, String(value), ...confidenceCells(valueAt(data.confidence, path))]];
  });
  return table(["FIELD", "VALUE", "CONFIDENCE", "BAND"], rows);
}

function confidenceCells(confidence: unknown): readonly string[] {
  return typeof confidence === "number" ? [confidence.toFixed(2), bandNames[bandOf(confidence)]] : ["", ""];
}

function lineTable(lines: readonly LineItem[]): string {
  const cell = (value: unknown) => (value === undefined ? "" : String(value));
  return table(
    ["DESCRIPTION", "QUANTITY", "PRICE", "TOTAL"],
    lines.map(({ description, quantity, unit_price, total, parent }) => [
      `${parent === undefined ? "" : "  "}${cell(description)}`,
      cell(quantity),
      cell(unit_price),
      cell(total),
    ]),
  );
}
