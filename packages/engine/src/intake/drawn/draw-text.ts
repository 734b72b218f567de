import { PageWriter, wrapText } from "../../pdf/page-writer.ts";
import { isWinAnsi, writePdf } from "../../pdf/write-pdf.ts";
import type { TextRow } from "./text-row.ts";

const width = PageWriter.right - PageWriter.left;
const lineHeight = 13;
/** Points for a character of a text whose columns are made by spaces. */
const characterWidth = 4.9;
const mostRows = 3000;
const number = /^[\s\d.,'+()%€$£-]*\d[\s\d.,'+()%€$£-]*(?:[A-Z]{3})?$|^(?:[A-Z]{3}|[€$£])\s?[\d.,'-]+$/;

/** Characters that are not printed: emoji, zero-width and other marks. Letters are never among them. */
const unprinted = /[\p{Extended_Pictographic}\p{Cf}\p{Cc}\p{Mn}\u2028\u2029]/gu;

/** The text as it can be drawn; undefined if letters or digits would be lost. */
function drawable(text: string): string | undefined {
  const kept = text
    .normalize("NFC")
    .replace(/[\d©®]|./gsu, (sign) => (/[\d#*©®]/.test(sign) ? sign : sign.replace(unprinted, " ")))
    .replace(/\p{Zs}/gu, " ");
  return isWinAnsi(kept) ? kept : undefined;
}

/** Draws rows as A4 pages. Undefined if there is nothing to draw, or if the font lacks a letter of it. */
export function drawRows(title: string, rows: readonly TextRow[]): Uint8Array | undefined {
  const shown: TextRow[] = [];
  for (const row of rows.slice(0, mostRows)) {
    const cells = row.map((cell) => cell.map(drawable));
    if (cells.some((cell) => cell.includes(undefined))) return undefined;
    shown.push(cells as TextRow);
  }
  const heading = drawable(title);
  if (heading === undefined || shown.length === 0) return undefined;
  const writer = new PageWriter();
  writeWrapped(writer, heading, { size: 13, bold: true });
  writer.down(8);
  for (const group of groupsOf(shown)) writeGroup(writer, group);
  return writePdf(writer.pages());
}

/** Consecutive rows with the same number of cells share their columns. */
function groupsOf(rows: readonly TextRow[]): readonly (readonly TextRow[])[] {
  const groups: TextRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.length === row.length) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function writeGroup(writer: PageWriter, rows: readonly TextRow[]): void {
  const count = rows[0]?.length ?? 0;
  const longest = Array.from({ length: count }, (_, column) =>
    Math.min(60, Math.max(4, ...rows.flatMap((row) => row[column]?.map((line) => line.length) ?? []))),
  );
  const total = longest.reduce((sum, length) => sum + length + 2, 0);
  let left: number = PageWriter.left;
  const columns = longest.map((length) => {
    const own = { left, width: ((length + 2) / total) * width };
    left += own.width;
    return own;
  });
  for (const row of rows) writeRow(writer, row, columns);
}

type Column = Readonly<{ left: number; width: number }>;

function writeRow(writer: PageWriter, row: TextRow, columns: readonly Column[]): void {
  const cells = row.map((cell, index) => cell.flatMap((line) => wrapText(line, (columns[index]?.width ?? width) - 6)));
  const height = Math.max(1, ...cells.map((cell) => cell.length));
  for (let line = 0; line < height; line++) {
    for (const [index, cell] of cells.entries()) {
      const text = cell[line];
      const column = columns[index];
      if (text === undefined || !column) continue;
      const isNumber = row.length > 1 && number.test(text);
      if (isNumber) writer.text(column.left + column.width - 6, text, { align: "right" });
      else writer.text(column.left, text);
    }
    writer.down(lineHeight, lineHeight);
  }
}

function writeWrapped(writer: PageWriter, text: string, style: Readonly<{ size: number; bold: boolean }>): void {
  for (const line of wrapText(text, width, style.size)) {
    writer.text(PageWriter.left, line, style);
    writer.down(style.size + 5, lineHeight);
  }
}

/** Draws a plain text, in which columns are made by spaces. Undefined as for `drawRows`. */
export function drawPlainText(title: string, text: string): Uint8Array | undefined {
  const lines = text
    .split(/\r?\n/)
    .slice(0, mostRows)
    .map((line) => drawable(line.replaceAll("\t", "    ")));
  const heading = drawable(title);
  if (heading === undefined || lines.includes(undefined) || text.trim() === "") return undefined;
  const writer = new PageWriter();
  writeWrapped(writer, heading, { size: 13, bold: true });
  writer.down(8);
  for (const line of lines) writeTextLine(writer, (line ?? "").replace(/^(?:> ?)+/, ""));
  return writePdf(writer.pages());
}

function writeTextLine(writer: PageWriter, line: string): void {
  const pieces = [...line.matchAll(/\S+(?: \S+)*/g)];
  const [first] = pieces;
  if (pieces.length === 1 && first)
    for (const [index, text] of wrapText(first[0], width - indentOf(first.index)).entries()) {
      if (index > 0) writer.down(lineHeight, lineHeight);
      writer.text(PageWriter.left + indentOf(first.index), text);
    }
  else for (const piece of pieces) writer.text(PageWriter.left + indentOf(piece.index), piece[0]);
  writer.down(lineHeight, lineHeight);
}

const indentOf = (characters: number) => Math.min(characters * characterWidth, width - 40);
