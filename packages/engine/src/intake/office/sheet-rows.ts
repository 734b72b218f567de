import type { TextRow } from "../drawn/text-row.ts";
import { formatsOf, type NumberFormat, printNumber } from "./number-formats.ts";
import { parseXml } from "./parse-xml.ts";

/** The XML files of a workbook (SpreadsheetML) that its first sheet needs. */
export type SheetParts = Readonly<{
  sheet: string;
  strings: string | undefined;
  styles: string | undefined;
  from1904: boolean;
}>;

const mostColumns = 60;

/** The filled rows of a sheet in a common grid without its empty columns. Throws on XML that is not well-formed. */
export function rowsOfSheet({ sheet, strings, styles, from1904 }: SheetParts): readonly TextRow[] {
  const shared = strings === undefined ? [] : sharedStrings(strings);
  const formats = styles === undefined ? [] : formatsOf(styles);
  const rows = cellsOf(sheet).map((cells) =>
    cells.map(({ column, type, style, value }) => ({
      column,
      text: textOf(value, type, { shared, format: formats[style], from1904 }),
    })),
  );
  const filled = rows.map((cells) => cells.filter(({ text, column }) => text.trim() !== "" && column < mostColumns));
  const used = [...new Set(filled.flatMap((cells) => cells.map(({ column }) => column)))].toSorted((a, b) => a - b);
  return filled.flatMap((cells) => {
    const [only, second] = cells;
    if (!only) return [];
    // A title or an address would make its column as wide as itself.
    if (!second) return [[[only.text]]];
    return [used.map((column) => cells.filter((cell) => cell.column === column).map(({ text }) => text))];
  });
}

type Cell = Readonly<{ column: number; type: string; style: number; value: string }>;
type Context = Readonly<{ shared: readonly string[]; format: NumberFormat | undefined; from1904: boolean }>;

function textOf(value: string, type: string, { shared, format, from1904 }: Context): string {
  if (type === "s") return shared[Number(value)] ?? "";
  if (type === "b" || type === "e") return "";
  if (type !== "n" || value.trim() === "" || !Number.isFinite(Number(value))) return value;
  return printNumber(Number(value), format, from1904);
}

function sharedStrings(xml: string): readonly string[] {
  const found: string[] = [];
  let text = "";
  let inText = false;
  let phonetic = 0;
  parseXml(xml, {
    open: (name) => {
      if (name === "si") text = "";
      else if (name === "rPh") phonetic++;
      else if (name === "t") inText = phonetic === 0;
    },
    text: (piece) => {
      if (inText) text += piece;
    },
    close: (name) => {
      if (name === "si") found.push(text);
      else if (name === "rPh") phonetic--;
      else if (name === "t") inText = false;
    },
  });
  return found;
}

function cellsOf(xml: string): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let cell: Cell | undefined;
  let inValue = false;
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === "row") rows.push([]);
      else if (name === "c")
        cell = {
          column: columnOf(attributes.r ?? "", rows.at(-1)?.length ?? 0),
          type: attributes.t ?? "n",
          style: Number(attributes.s ?? 0),
          value: "",
        };
      else if (name === "v" || name === "t") inValue = true;
    },
    text: (piece) => {
      if (inValue && cell) cell = { ...cell, value: cell.value + piece };
    },
    close: (name) => {
      if (name === "v" || name === "t") inValue = false;
      else if (name === "c" && cell) {
        rows.at(-1)?.push(cell);
        cell = undefined;
      }
    },
  });
  return rows;
}

/** Zero-based column of a reference such as B7. */
function columnOf(reference: string, fallback: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return fallback;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
