import { expect, it } from "vitest";
import { matchingChoices } from "./palette-choices.ts";

const choices = [
  "Invoices",
  "To review",
  "Preview",
  "Upload invoices",
  "Review settings",
  "Clés d’API",
  "Use the dark theme",
  "Łódź",
].map((label) => ({
  id: label,
  label,
  icon: null,
  note: "",
  run: () => undefined,
}));
const found = (text: string) => matchingChoices(choices, text).map(({ label }) => label);

it("The palette lists all entries at first, then those that contain every typed word, ignoring accents", () => {
  expect(found("")).toHaveLength(8);
  expect(found("inv")).toEqual(["Invoices", "Upload invoices"]);
  expect(found("review")).toEqual(["To review", "Review settings", "Preview"]);
  expect(found("invoices up")).toEqual(["Upload invoices"]);
  expect(found("cles")).toEqual(["Clés d’API"]);
  expect(found("lodz")).toEqual(["Łódź"]);
  expect(found("nothing of that")).toEqual([]);
});
