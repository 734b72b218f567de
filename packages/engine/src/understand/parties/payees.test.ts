import { expect, it } from "vitest";
import { markedPage } from "../testing/marked-page.ts";
import { payeesOn } from "./payees.ts";

function payees(...lines: readonly string[]): readonly string[] {
  let y = 0;
  const words = lines.flatMap((text) => {
    y += 2;
    let x = 1;
    return text.split(" ").map((word) => {
      const placed = { text: word, at: [x, y] as const };
      x += word.length * 0.5 + 0.3;
      return placed;
    });
  });
  return payeesOn(markedPage(words).ordered);
}

it.each([
  ["Account Name: Alder Advisers Ltd", "Alder Advisers Ltd"],
  ['All cheques shall be made out to "Alder Ltd"', "Alder Ltd"],
  ["Zahlungsempfänger: Moos GmbH", "Moos GmbH"],
  ["Beneficiary Name: Alder Ltd", "Alder Ltd"],
])("in %s %s is to be paid", (text, name) => {
  expect(payees(text)).toEqual([name]);
});

it("the slip below an invoice names whom to pay", () => {
  expect(payees("PAYMENT ADVICE", "To: Alder Ltd", "Lake Road 4")).toEqual(["Alder Ltd"]);
  expect(payees("Payment terms", "To: Alder Ltd")).toEqual([]);
});

it.each(["Account number: 4711", "payable to us within 14 days", "Your account name is on the page"])(
  "%s names nobody",
  (text) => {
    expect(payees(text)).toEqual([]);
  },
);
