import { describe, expect, it } from "vitest";
import type { Label, LabelledDocument, PartyRole } from "../../labelled-document.ts";
import { makeDocument } from "../../make-document.ts";

const invoices = Array.from({ length: 600 }, (_, seed) =>
  makeDocument(seed + 90_000, { kind: "invoice", layout: "invoice" }),
);
const wordsOf = ({ pages }: LabelledDocument) => pages.flatMap(({ words }) => words);

/** Lines of print as [text, label] pairs. */
function linesOf(document: LabelledDocument): (readonly [string, Label])[][] {
  const lines = document.pages.flatMap(({ words }) => [...Map.groupBy(words, ({ baseline }) => baseline).values()]);
  return lines.map((words) => words.map(({ text, label }) => [text, label] as const));
}
const rolesOf = (document: LabelledDocument, label: Label): Set<PartyRole | undefined> =>
  new Set(
    wordsOf(document)
      .filter((word) => word.label === label)
      .map(({ party }) => document.parties[party ?? -1]?.role),
  );

describe("a seller without its own block", () => {
  it("is named inside a sentence or a claim on some invoices", () => {
    const inSentence = invoices.filter((document) =>
      linesOf(document).some((line) => {
        const at = line.findIndex(([, label]) => label === "vendor.name");
        const after = line.slice(at).find(([, label]) => label !== "vendor.name");
        return at > 0 && line[at - 1]?.[1] === "none" && after?.[1] === "none";
      }),
    );
    expect(inSentence.length).toBeGreaterThan(invoices.length / 30);
  });

  it("sometimes has its only address at another party: the line says so and is part of the address", () => {
    const reached = invoices.filter((document) => /(^|, )(c\/o|%) /i.test(document.truth.vendor?.address ?? ""));
    expect(reached.length).toBeGreaterThan(invoices.length / 100);
  });

  it("is distinguished from agencies and payees", () => {
    const others = invoices.filter(({ parties }) =>
      parties.some(({ role }) => role === "agency" || role === "remit_to"),
    );
    expect(others.length).toBeGreaterThan(invoices.length / 20);
    for (const document of invoices) {
      for (const role of rolesOf(document, "vendor.address")) expect(role).toBe("seller");
      for (const role of rolesOf(document, "party.name")) expect(role).not.toBe("seller");
    }
  });
});
