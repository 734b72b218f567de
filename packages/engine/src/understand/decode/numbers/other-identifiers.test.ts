import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeCode, documentNumberIn } from "./decode-codes.ts";

/** The invoice number read from a line whose last word is the likeliest number. */
function numberOn(line: string, off: Parameters<typeof rulesWithout>[0] = []): string | undefined {
  const words = line.split(" ").map((text, index, all) => ({
    text,
    at: [index * 12, 1] as const,
    labels: { invoice_number: index === all.length - 1 ? 0.9 : 0 },
  }));
  return decodeCode({ ...markedPage(words), rules: rulesWithout(off) }, "invoice_number", documentNumberIn)[0]?.value;
}

it.each([
  "CIN: U12345DL1995PTC012345",
  "HRB-21112",
  "Tel. 5550142",
  "1-888-555-0142",
  "GSTIN 27AAPFU0939F1ZV",
  "Bankgiro 5050-1055",
  "CAE: 68214471190358",
  "RUC 20418827331",
])("%s is no number of the document", (line) => {
  expect(numberOn(line)).toBeUndefined();
  expect(numberOn(line, ["other-identifiers"])).toBeDefined();
});

it("the authorisation beside the number of an Argentine invoice is none", () => {
  const page = markedPage([
    { text: "0004-00017734", at: [1, 1], labels: { invoice_number: 0.8 } },
    { text: "74201144871230", at: [1, 9], labels: { invoice_number: 0.9 } },
  ]);
  const found = decodeCode(page, "invoice_number", documentNumberIn);
  expect(found.map(({ value }) => value)).toEqual(["0004-00017734"]);
  expect(numberOn("Ticket 74201144871230")).toBe("74201144871230");
});

it.each([
  ["Receipt 4711", "4711"],
  ["Receipt 180600072/20260818", "180600072/20260818"],
  ["Ticket TEL-4711", "TEL-4711"],
  ["Invoice 2024-555-0142", "2024-555-0142"],
])("%s is %s", (line, number) => {
  expect(numberOn(line)).toBe(number);
});
