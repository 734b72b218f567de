import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeCode, documentNumberIn } from "./decode-codes.ts";

/** The invoice number read from a line whose last word is the likeliest number. */
function numberOn(line: string, off: Parameters<typeof rulesWithout>[0] = []): string | undefined {
  let x = 1;
  const words = line.split(" ").map((text, index, all) => {
    const at = [x, 1] as const;
    x += text.length * 0.5 + 0.4;
    return { text, at, labels: { invoice_number: index === all.length - 1 ? 0.9 : 0 } };
  });
  const document = { ...markedPage(words), rules: rulesWithout(off) };
  return decodeCode(document, "invoice_number", documentNumberIn)[0]?.value;
}

it.each([
  "************4711",
  "XXXX XXXX XXXX 4711",
  "#### 4711",
  "Card No. 4711",
  "Kartennr. 4711",
  "AUTH CODE: 004711",
  "Approval 004711",
])("%s is no number of the document", (line) => {
  expect(numberOn(line)).toBeUndefined();
  expect(numberOn(line, ["card-numbers"])).toBeDefined();
});

it("is none that stands before the trace number of the payment", () => {
  const words = ["Beleg-Nr.", "4711", "Trace-Nr.", "118204"].map((text, index) => ({
    text,
    at: [1 + index * 8, 1] as const,
    labels: { invoice_number: index === 1 ? 0.9 : 0 },
  }));
  const numbers = (off: Parameters<typeof rulesWithout>[0]) =>
    decodeCode({ ...markedPage(words), rules: rulesWithout(off) }, "invoice_number", documentNumberIn);
  expect(numbers([])).toEqual([]);
  expect(numbers(["card-numbers"])).toHaveLength(1);
});

it.each([
  ["Receipt No. 4711", "4711"],
  ["Card payment, receipt 4711", "4711"],
  ["Invoice # EX4711", "EX4711"],
  ["Facture carte-grise: FA-4711", "FA-4711"],
])("%s is %s", (line, number) => {
  expect(numberOn(line)).toBe(number);
});
