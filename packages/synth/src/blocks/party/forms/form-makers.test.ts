import { expect, it } from "vitest";
import type { LabelledDocument } from "../../../labelled-document.ts";
import { makeDocument } from "../../../make-document.ts";

const documents = Array.from({ length: 300 }, (_, seed) => makeDocument(seed + 3000));

/** The words of the lowest line of the last page, if a third party is named there. */
function makerLine({ pages, parties }: LabelledDocument) {
  const words = pages.at(-1)?.words ?? [];
  const lowest = Math.max(...words.map(({ baseline }) => baseline));
  const line = words.filter(({ baseline }) => baseline === lowest);
  const isThird = (party: number | undefined) => parties[party ?? -1]?.role === "third_party";
  return line.some(({ label, party }) => label === "party.name" && isThird(party)) ? line : [];
}

it("prints makers of programs, printers and payment providers at the foot of at least one document in twenty", () => {
  expect(documents.filter((document) => makerLine(document).length > 0).length).toBeGreaterThan(documents.length / 20);
});

it("never labels their names, numbers and web addresses as the seller's", () => {
  const labels = new Set(documents.flatMap(makerLine).map(({ label }) => label));
  expect([...labels].filter((label) => label.startsWith("vendor.") || label.startsWith("customer."))).toEqual([]);
  expect(labels).toContain("party.tax_id");
  for (const document of documents)
    for (const { label, party } of makerLine(document))
      if (label === "contact") expect(document.parties[party ?? -1]?.role).toBe("third_party");
});
