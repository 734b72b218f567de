import { makeDocument, renderPdf } from "@inkvoice/synth";
import { expect, test } from "vitest";
import { readDocumentText } from "../../index.ts";

test("text along a margin is read in its own direction", async () => {
  const seen = new Set<string>();
  for (let seed = 410_000; seen.size < 2 && seed < 410_600; seed++) {
    const document = makeDocument(seed, { kind: "invoice" });
    const page = document.pages.findIndex(({ words }) => words.some(({ sideways }) => sideways));
    const printed = document.pages[page]?.words.filter(({ sideways }) => sideways) ?? [];
    const reads = printed[0]?.sideways;
    if (!reads || seen.has(reads)) continue;
    const reading = await readDocumentText(await renderPdf(document));
    const words = reading.ok ? reading.pages[page]?.words.filter(({ sideways }) => sideways === reads) : [];
    expect(words?.map(({ text }) => text).toSorted()).toEqual(printed.map(({ text }) => text).toSorted());
    seen.add(reads);
  }
  expect(seen).toEqual(new Set(["up", "down"]));
});
