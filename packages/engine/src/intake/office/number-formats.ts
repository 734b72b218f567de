import { parseXml } from "./parse-xml.ts";

export type NumberFormat = Readonly<{ kind: "general" | "date" | "percent"; decimals: number | undefined }>;

const general: NumberFormat = { kind: "general", decimals: undefined };
/** Built-in formats of SpreadsheetML by id. */
const dateIds = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);
const twoDecimalIds = new Set([2, 4, 7, 8, 39, 40, 43, 44]);

/** The number format of each cell style, in order. Throws on XML that is not well-formed. */
export function formatsOf(styles: string): readonly NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  parseXml(styles, {
    open: (name, attributes) => {
      if (name === "numFmt") codes.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
      else if (name === "cellXfs") inCells = true;
      else if (name === "xf" && inCells) formats.push(formatOf(Number(attributes.numFmtId ?? 0), codes));
    },
    close: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  return formats;
}

function formatOf(id: number, codes: ReadonlyMap<number, string>): NumberFormat {
  if (dateIds.has(id)) return { kind: "date", decimals: undefined };
  if (twoDecimalIds.has(id)) return { kind: "general", decimals: 2 };
  if (id === 9 || id === 10) return { kind: "percent", decimals: id === 9 ? 0 : 2 };
  const code = codes.get(id);
  return code === undefined ? general : ofCode(code);
}

/** Without quoted texts, escaped signs, and colours or currencies in brackets, whose letters mean nothing. */
const literal = /"[^"]*"|\\.|\[[^\]]*\]/g;

function ofCode(code: string): NumberFormat {
  const [positive = ""] = code.replace(literal, "").split(";");
  if (/[dy]/i.test(positive)) return { kind: "date", decimals: undefined };
  const decimals = /\.(0+)/.exec(positive)?.[1]?.length;
  if (positive.includes("%")) return { kind: "percent", decimals: decimals ?? 0 };
  return { kind: "general", decimals };
}

const dayMs = 86_400_000;
/** Day 0 of the two calendars; the first one counts a 29 February 1900 that never was. */
const epochs = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };
const lastDay = 2_958_465;

/** A number as its cell shows it, with a decimal point. Dates are in the order of ISO 8601. */
export function printNumber(value: number, { kind, decimals }: NumberFormat = general, from1904 = false): string {
  if (kind === "date" && value >= 1 && value <= lastDay) {
    const epoch = from1904 ? epochs.from1904 : epochs.from1900;
    return new Date(epoch + Math.floor(value) * dayMs).toISOString().slice(0, 10);
  }
  if (kind === "percent") return `${(value * 100).toFixed(decimals ?? 0)} %`;
  // Sums of decimal fractions are stored with an error in the last digits.
  return decimals === undefined ? String(Number(value.toFixed(6))) : value.toFixed(decimals);
}
