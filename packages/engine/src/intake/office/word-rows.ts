import { SaxesParser } from "saxes";
import type { TextRow } from "../drawn/text-row.ts";

type Cell = string[];

/**
 * The rows of a part of a Word document (WordprocessingML): table rows, and paragraphs, whose tabs divide them into
 * cells. Throws on XML that is not well-formed.
 */
export function rowsOfWordPart(xml: string): readonly TextRow[] {
  const rows: TextRow[] = [];
  /** Text of the open paragraphs; a text box is a paragraph within a paragraph. */
  const paragraphs: string[] = [];
  /** Cells of the open table rows. */
  const tableRows: Cell[][] = [];
  let inText = false;
  let inFallback = 0;
  const parser = new SaxesParser();
  const addToParagraph = (text: string) => {
    if (paragraphs.length > 0 && inFallback === 0) paragraphs.push(`${paragraphs.pop()}${text}`);
  };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    if (name === "mc:Fallback") inFallback++;
    else if (name === "w:p") paragraphs.push("");
    else if (name === "w:t") inText = true;
    else if (name === "w:tab") addToParagraph("\t");
    else if (name === "w:br" || name === "w:cr") addToParagraph("\n");
    else if (name === "w:tr") tableRows.push([]);
    else if (name === "w:tc") tableRows.at(-1)?.push([]);
  });
  parser.on("text", (text) => {
    if (inText) addToParagraph(text);
  });
  parser.on("closetag", ({ name }) => {
    if (name === "mc:Fallback") inFallback--;
    else if (name === "w:t") inText = false;
    else if (name === "w:p") endParagraph(paragraphs.pop() ?? "", tableRows.at(-1), rows);
    else if (name === "w:tr") {
      const row = tableRows.pop() ?? [];
      if (row.some((cell) => cell.length > 0)) rows.push(row);
    }
  });
  parser.write(xml).close();
  return rows;
}

function endParagraph(text: string, row: Cell[] | undefined, rows: TextRow[]): void {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (row) row.at(-1)?.push(...lines.map((line) => line.replaceAll("\t", " ").trim()));
  else
    rows.push(...lines.map((line) => line.split("\t").flatMap((cell) => (cell.trim() === "" ? [] : [[cell.trim()]]))));
}
