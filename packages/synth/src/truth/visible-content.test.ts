import { expect, it } from "vitest";
import { makeContent } from "../content/content.ts";
import type { LabelledPage, LabelledWord } from "../labelled-document.ts";
import { randomOf } from "../random.ts";
import { visibleContent } from "./visible-content.ts";

const wish = { till: false, lineCount: 1, trade: "office", documentType: "credit_note", bill: false } as const;
const content = { ...makeContent(randomOf(1), { ...wish, country: "MY" }), currency: "GBP" };

function pageOf(words: readonly (string | Pick<LabelledWord, "text" | "label">)[]): LabelledPage[] {
  const place = { x0: 0, y0: 0, x1: 1, y1: 1, baseline: 1, font: "", size: 10, label: "none", span: -1 } as const;
  const placed = words.map((word) => (typeof word === "string" ? { ...place, text: word } : { ...place, ...word }));
  return [{ width: 100, height: 100, words: placed, shapes: [] }];
}

it("has the printed currency, or that of the seller's country", () => {
  expect(visibleContent(content, pageOf(["Total", "GBP12.50"])).currency).toBe("GBP");
  expect(visibleContent(content, pageOf(["Total", "£", "12.50"])).currency).toBe("GBP");
  expect(visibleContent(content, pageOf(["Total", "(RM)", "12.50"])).currency).toBe("MYR");
  expect(visibleContent(content, pageOf(["Total", "12.50"])).currency).toBe("MYR");
});

it("is a credit note only if its title says so, or its total is negative", () => {
  const [title = ""] = content.lexicon.creditTitle;
  const spaced = [...title.replaceAll(" ", "")].map(
    (letter) => ({ text: letter.toUpperCase(), label: "title" }) as const,
  );
  expect(visibleContent(content, pageOf(title.split(" "))).documentType).toBe("credit_note");
  expect(visibleContent(content, pageOf(spaced)).documentType).toBe("credit_note");
  expect(visibleContent(content, pageOf([{ text: "-12.50", label: "total_amount" }])).documentType).toBe("credit_note");
  expect(visibleContent(content, pageOf(["Invoice", { text: "12.50", label: "total_amount" }])).documentType).toBe(
    "invoice",
  );
});
