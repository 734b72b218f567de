import type { ExtractedData, InvoiceFields, LineItem } from "@inkvoice/contract";
import { nearNumber, sameAmount, sameCode, sameTaxId, wordF1 } from "./compare.ts";
import type { Label } from "./labelled-folder.ts";

type Rule = Readonly<{ of(fields: InvoiceFields): unknown; same(want: unknown, got: unknown): boolean }>;

const sameTextF1 = 0.8;
const sameDescription = 0.6;
const sameText = (want: unknown, got: unknown) => wordF1(want, got) >= sameTextF1;
const sameDate = (want: unknown, got: unknown) => want === got;

/** INDEX of the fields that are scored. */
export const fieldJudges = {
  invoice_number: { of: (fields) => fields.invoice_number, same: sameCode },
  date: { of: (fields) => fields.date, same: sameDate },
  due_date: { of: (fields) => fields.due_date, same: sameDate },
  total_amount: { of: (fields) => fields.total_amount, same: sameAmount },
  currency: { of: (fields) => fields.currency, same: sameCode },
  "vendor.name": { of: (fields) => fields.vendor?.name, same: sameText },
  "vendor.address": { of: (fields) => fields.vendor?.address, same: sameText },
  "vendor.tax_id": { of: (fields) => fields.vendor?.tax_id, same: sameTaxId },
  "customer.name": { of: (fields) => fields.customer?.name, same: sameText },
  "customer.address": { of: (fields) => fields.customer?.address, same: sameText },
} as const satisfies Record<string, Rule>;

export type ScoredField = keyof typeof fieldJudges;
export const scoredFields = Object.keys(fieldJudges) as readonly ScoredField[];

/** Extracted data of a document; empty if the extraction failed. */
export type Prediction = Partial<ExtractedData>;

export type FieldVerdict = Readonly<{
  field: ScoredField;
  want: unknown;
  /** Undefined where no value was given. */
  got: unknown;
  right: boolean;
  confidence: number | undefined;
}>;

export type LineVerdict = Readonly<{ want: number; got: number; right: number }>;
export type Verdicts = Readonly<{ fields: readonly FieldVerdict[]; lines: LineVerdict | undefined }>;

export function judge(label: Label, prediction: Prediction): Verdicts {
  return {
    fields: scoredFields.flatMap((field) => judgeField(field, label, prediction) ?? []),
    lines:
      Array.isArray(label.line_items) && !isAmbiguous(label, "line_items") ? judgeLines(label, prediction) : undefined,
  };
}

function judgeField(field: ScoredField, label: Label, prediction: Prediction): FieldVerdict | undefined {
  const { of }: Rule = fieldJudges[field];
  const [want, got] = [label, prediction].map((fields) => statedIn(of, fields));
  if (want === undefined || isAmbiguous(label, field)) return undefined;
  const confidence = prediction.confidence && of(prediction.confidence as InvoiceFields);
  return {
    field,
    want,
    got,
    right: isAccepted(field, label, got),
    confidence: typeof confidence === "number" ? confidence : undefined,
  };
}

/** Whether a value equals its label; undefined without a label or with an ambiguous one. */
export function matchesLabel(field: ScoredField, label: Label, value: unknown): boolean | undefined {
  const isLabelled = statedIn(fieldJudges[field].of, label) !== undefined && !isAmbiguous(label, field);
  return isLabelled ? isAccepted(field, label, value) : undefined;
}

function statedIn(of: Rule["of"], fields: InvoiceFields): unknown {
  const value = of(fields) ?? undefined;
  return value === "" ? undefined : value;
}

function isAccepted(field: ScoredField, label: Label, value: unknown): boolean {
  const { of, same }: Rule = fieldJudges[field];
  const others = field === "vendor.tax_id" ? (label._meta?.other_visible_tax_ids ?? []) : [];
  return value !== undefined && [of(label), ...others].some((want) => same(want, value));
}

/** `customer` covers `customer.name`. */
function isAmbiguous(label: Label, field: string): boolean {
  return (label._meta?.ambiguous ?? []).some((path) => path === field || field.startsWith(`${path}.`));
}

const lineParts = ["description", "quantity", "unit_price", "total"] as const;
type LinePart = (typeof lineParts)[number];

/** Each labelled line takes the first unused given line that agrees in every labelled part. */
function judgeLines(label: Label, prediction: Prediction): LineVerdict {
  const wanted = (label.line_items ?? []).map((line) => scorableParts(label, line));
  const unused = new Set(prediction.line_items ?? []);
  let right = 0;
  for (const want of wanted) {
    const match = unused.values().find((got) => sameLine(want, got));
    if (match === undefined) continue;
    unused.delete(match);
    right++;
  }
  return { want: wanted.length, got: prediction.line_items?.length ?? 0, right };
}

function scorableParts(label: Label, line: LineItem): LineItem {
  const parts = lineParts.filter((part) => !isAmbiguous(label, `line_items.${part}`));
  return Object.fromEntries(parts.filter((part) => part in line).map((part) => [part, line[part]]));
}

function sameLine(want: LineItem, got: LineItem): boolean {
  return lineParts.every((part) => (want[part] ?? undefined) === undefined || samePart(part, want, got));
}

function samePart(part: LinePart, want: LineItem, got: LineItem): boolean {
  return part === "description"
    ? wordF1(want.description, got.description ?? "") >= sameDescription
    : nearNumber(want[part] ?? Number.NaN, got[part]);
}

/** One labelled part of an extracted line. */
export type LinePartVerdict = Readonly<{ line: number; part: LinePart; right: boolean }>;

/**
 * Scores lines value by value: each given line is compared with the most similar labelled line; one without any match
 * is wrong in all values.
 */
export function judgeLineParts(label: Label, lines: readonly LineItem[]): LinePartVerdict[] {
  if (!Array.isArray(label.line_items) || isAmbiguous(label, "line_items")) return [];
  const open = new Set(label.line_items.map((line) => scorableParts(label, line)));
  return lines.flatMap((got, line) => {
    const shared = (want: LineItem) => lineParts.filter((part) => part in want && samePart(part, want, got)).length;
    const [want] = [...open].filter((one) => shared(one) > 0).sort((a, b) => shared(b) - shared(a));
    if (want) open.delete(want);
    return lineParts
      .filter((part) => got[part] !== undefined && (!want || part in want))
      .map((part) => {
        return { line, part, right: want !== undefined && samePart(part, want, got) };
      });
  });
}
