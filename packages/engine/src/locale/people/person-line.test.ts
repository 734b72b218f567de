import { expect, it } from "vitest";
import { isPersonLine } from "./person-line.ts";

it.each(["Katrien Moss", "Dr. Anna Weiß", "JAN VAN DER MEER", "Marie-Claire Aulne", "Mrs Fiona O’Moss"])(
  "%s is a person",
  (line) => {
    expect(isPersonLine(line)).toBe(true);
  },
);

it.each([
  "Alder Bakery",
  "Anna",
  "Peter Moss GmbH",
  "Anna & Peter",
  "Paul Street 5",
  "Anna Moss Florist and Gift Shop",
])("%s is none, as far as one can tell", (line) => {
  expect(isPersonLine(line)).toBe(false);
});
