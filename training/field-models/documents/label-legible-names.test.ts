import { expect, it } from "vitest";
import type { LabelledDocument, LabelledWord } from "../../../packages/synth/src/labelled-document.ts";
import { makeDocument } from "../../../packages/synth/src/make-document.ts";
import { labelLegibleNames } from "./label-legible-names.ts";

/** A page that says the seller's name in these ways, one to a span. */
function readAs(...printings: string[]): LabelledDocument {
  const document = makeDocument(1);
  const [page] = document.pages;
  const words = printings.flatMap((text, span) =>
    text.split(" ").map((part) => ({ ...page?.words[0], text: part, label: "vendor.name", span }) as LabelledWord),
  );
  const vendor = { name: "Alpha Beta Gamma" };
  return { ...document, pages: [{ width: 100, height: 100, words, shapes: [] }], truth: { vendor } };
}
const meaning = (document: LabelledDocument) =>
  labelLegibleNames(document).pages[0]?.words.map(({ label, ambiguous }) => (ambiguous ? "ambiguous" : label));

it("drops a badly read logo if small print has the name", () => {
  expect(meaning(readAs("A1qhaBcla", "Alpha Beta Gamma"))).toEqual(["none", ...Array(3).fill("vendor.name")]);
});

it("keeps the name of a well read logo, also with one wrong letter", () => {
  expect(meaning(readAs("ALPHA BETA", "Alpha Beta Gomma"))).toEqual(Array(5).fill("vendor.name"));
});

it("drops a badly read name that is printed nowhere else", () => {
  expect(meaning(readAs("A1q ßclo Gmmm"))).toEqual(Array(3).fill("ambiguous"));
});
