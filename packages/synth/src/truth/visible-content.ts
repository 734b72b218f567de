import type { Content } from "../content/content.ts";
import { marksOfCurrency } from "../formats/numbers.ts";
import type { LabelledPage, LabelledWord } from "../labelled-document.ts";

/** The content that is visible on the pages; values not shown are the defaults of the seller's country. */
export function visibleContent(content: Content, pages: readonly LabelledPage[]): Content {
  const words = pages.flatMap((page) => page.words);
  return {
    ...content,
    currency: isMarked(words, content.currency) ? content.currency : content.country.currency,
    documentType:
      content.documentType === "credit_note" && !isCalledCreditNote(words, content) ? "invoice" : content.documentType,
  };
}

/** Whether a currency's mark is printed, alone or beside an amount. */
function isMarked(words: readonly LabelledWord[], currency: string): boolean {
  const marks = new Set(marksOfCurrency(currency).map(lettersOf));
  return words.some(({ text }) => marks.has(lettersOf(text)));
}

/** `EUR` of `EUR1.250,00`, `R$` of `R$5`: the text without digits and punctuation. */
function lettersOf(text: string): string {
  return text.replace(/[\d.,:;'’()\s-]/g, "");
}

function isCalledCreditNote(words: readonly LabelledWord[], { lexicon }: Content): boolean {
  const text = ` ${words.map((word) => word.text.toLowerCase().replace(/:$/, "")).join(" ")} `;
  // Some titles are in spaced letters.
  const title = words.filter(({ label }) => label === "title").map((word) => word.text.toLowerCase());
  const isCalled = [...lexicon.creditTitle, ...lexicon.creditNumber].some((name) => {
    const called = name.toLowerCase();
    return text.includes(` ${called} `) || title.join("").includes(called.replaceAll(" ", ""));
  });
  return isCalled || words.some(({ label, text: amount }) => label === "total_amount" && /[-−–(]|CR$/.test(amount));
}
