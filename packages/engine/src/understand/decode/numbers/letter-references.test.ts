import { expect, it } from "vitest";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeCode, documentNumberIn } from "./decode-codes.ts";

const numbersOn = (caption: string, other: number) =>
  decodeCode(
    markedPage([
      { text: caption, at: [1, 1] },
      { text: "AH/4418/24", at: [12, 1], labels: { invoice_number: 0.9 } },
      { text: "3318", at: [12, 5], labels: { invoice_number: other } },
    ]),
    "invoice_number",
    documentNumberIn,
  )[0]?.value;

it.each(["Our ref:", "Unser Zeichen", "N/Réf :", "Dossier :", "Uw kenmerk"])(
  "a number behind %s is the invoice's only where there is no other",
  (caption) => {
    expect(numbersOn(caption, 0.6)).toBe("3318");
    expect(numbersOn(caption, 0.1)).toBe("AH/4418/24");
  },
);

it("a number behind another caption stays the invoice's", () => {
  expect(numbersOn("Bill ref", 0.6)).toBe("AH/4418/24");
});
