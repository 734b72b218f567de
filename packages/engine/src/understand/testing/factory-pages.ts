import type { LabelledDocument } from "@inkvoice/synth";
import type { PageText } from "../../page-text/page-text.ts";

/** For tests: the pages of a generated document as the text stage returns them. */
export function factoryPages(document: LabelledDocument): PageText[] {
  return document.pages.map(({ width, height, words }, index) => ({
    page: index + 1,
    width,
    height,
    lines: [],
    words: words.map(({ text, x0, y0, x1, y1, sideways }) => ({
      text,
      box: [x0 / width, y0 / height, x1 / width, y1 / height],
      confidence: 1,
      source: "text",
      fontHeight: (sideways ? x1 - x0 : y1 - y0) / height,
      ...(sideways ? { sideways } : {}),
    })),
  }));
}
