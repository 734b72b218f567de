import type { FieldPath, SingleField, ValueType } from "@inkvoice/contract";
import { singleFields } from "@inkvoice/contract/field-paths";
import { valuesAgree } from "../evidence/agreement.ts";
import { foldText, wordKey } from "../locale/letters/fold-text.ts";

export type ComparisonKind = "amount" | "date" | "name" | "number" | "tax id" | "code";

/** Account numbers are written letter by letter; other codes may be printed with a series or leading zeros. */
const exact: ReadonlySet<FieldPath> = new Set(["payment.iban", "payment.bic"]);

const kindOfType: Readonly<Partial<Record<ValueType, ComparisonKind>>> = {
  amount: "amount",
  date: "date",
  name: "name",
  code: "number",
  currency: "code",
  document_type: "code",
};

function kindOf({ path, type }: SingleField): ComparisonKind | undefined {
  if (path.endsWith(".tax_id")) return "tax id";
  return exact.has(path) ? "code" : kindOfType[type];
}

/** INDEX of the fields that codes can hold, with the comparison of their values with the page's. */
export const codeFields: Readonly<Record<string, ComparisonKind>> = Object.fromEntries(
  singleFields.flatMap((field) => {
    const kind = kindOf(field);
    return kind ? [[field.path, kind]] : [];
  }),
);

/** Whether the values of code and page are equal apart from their notation. */
export function sameValue(kind: ComparisonKind, code: unknown, page: unknown): boolean {
  if (kind === "number") return sameNumber(String(code), String(page));
  if (kind === "tax id") return sameTaxId(wordKey(String(code)), wordKey(String(page)));
  return valuesAgree(kind, code, page);
}

/** Shortest number compared by its digits alone: `2026 0117` is `20260117`, but `1/2` is not `12`. */
const minComparedDigits = 4;

/**
 * Series and leading zeros may be printed or not: 00010-00000094 is number 94 of point of sale 10. The omitted part
 * must end at a separator, or at a change between letters and digits: `FT A/912` matches 912, but not 12.
 */
function sameNumber(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [runsOf(a), runsOf(b)].toSorted((x, y) => x.length - y.length);
  const digits = (runs: readonly string[]) => runs.filter((run) => /\d/.test(run));
  if (digits(shorter).length === 0) return shorter.join("") === longer.join("");
  const isEqual = (runs: readonly string[]) => runs.join("/") === shorter.join("/");
  if (isEqual(longer.slice(-shorter.length)) || isEqual(longer.slice(0, shorter.length))) return true;
  const [plain, other] = [a, b].map((text) => text.replace(/\D/g, "").replace(/^0+/, ""));
  return plain === other && (plain?.length ?? 0) >= minComparedDigits;
}

/** Runs of letters and of digits, the latter without leading zeros. */
function runsOf(number: string): readonly string[] {
  const runs =
    foldText(number)
      .toLowerCase()
      .match(/\d+|\p{L}+/gu) ?? [];
  return runs.map((run) => run.replace(/^0+(?=\d)/, ""));
}

/** With or without the letters of the country and of its tax. */
function sameTaxId(a: string, b: string): boolean {
  const [shorter = "", longer = ""] = [a, b].toSorted((x, y) => x.length - y.length);
  if (!longer.includes(shorter)) return false;
  return !/\d/.test(longer.replace(shorter, ""));
}
