import type { MachineCode } from "@inkvoice/contract";
import type { PageText } from "../page-text/page-text.ts";
import { isLegible } from "./ocr/retry-picture.ts";

/** The lines of text and the codes of a document in which no invoice was found. */
export type FailedReading = Readonly<{
  pages: readonly Readonly<{ page: number; lines: readonly string[] }>[];
  codes: readonly MachineCode[];
}>;

/** Larger documents are not read again: each attempt takes as long as several pages. */
const mostRetriedPages = 2;

/** Whether reading the pictures among these pages again with other settings may help. */
export function isWorthRetrying(pages: readonly PageText[]): boolean {
  const pictures = pages.filter(({ words }) => words.every(({ source }) => source === "ocr"));
  return pages.length <= mostRetriedPages && pictures.some((page) => !isLegible(page));
}

export function failedReading(pages: readonly PageText[], codes: readonly MachineCode[]): FailedReading {
  return {
    pages: pages.map(({ page, words, lines }) => ({
      page,
      lines: lines.map((line) => line.words.map((at) => words[at]?.text).join(" ")),
    })),
    codes,
  };
}
