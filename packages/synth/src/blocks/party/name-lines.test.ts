import { expect, it } from "vitest";
import type { LabelledDocument } from "../../labelled-document.ts";
import { makeDocument } from "../../make-document.ts";
import { randomOf } from "../../random.ts";
import { nameLines } from "./name-lines.ts";

it("keeps every word of a name broken into lines", () => {
  for (let seed = 0; seed < 300; seed++) {
    const name = "University of Ely Institute of Applied Optics";
    const lines = nameLines({ random: randomOf(seed) }, name);
    expect(lines.join(" ")).toBe(name);
    expect(lines.length).toBeLessThanOrEqual(3);
  }
});

it("keeps short names whole, and no line ends with a preposition", () => {
  for (let seed = 0; seed < 300; seed++) {
    expect(nameLines({ random: randomOf(seed) }, "Bhadraksh Desai")).toEqual(["Bhadraksh Desai"]);
    for (const line of nameLines({ random: randomOf(seed) }, "Institute of Applied Optics Ely"))
      expect(line).not.toMatch(/ of$/);
  }
});

it("breaks the buyer's name on one invoice in twenty, with all lines as one value", () => {
  const invoices = Array.from({ length: 400 }, (_, seed) => makeDocument(seed + 410_000, { kind: "invoice" }));
  const broken = invoices.filter((document) => longestName(document) > 1);
  expect(broken.length).toBeGreaterThan(invoices.length / 40);
  expect(broken.length).toBeLessThan(invoices.length / 9);
});

/** Lines of the buyer's name that takes most of them. */
function longestName({ pages }: LabelledDocument): number {
  const words = pages.flatMap((page) => page.words.filter(({ label }) => label === "customer.name"));
  const spans = [...Map.groupBy(words, ({ span }) => span).values()];
  return Math.max(0, ...spans.map((span) => new Set(span.map(({ baseline }) => Math.round(baseline))).size));
}
