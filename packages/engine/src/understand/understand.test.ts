import { makeDocument, makeOtherDocument } from "@inkvoice/synth";
import { describe, expect, it } from "vitest";
import { validate } from "../validate/validate.ts";
import { factoryPages } from "./testing/factory-pages.ts";
import { understand } from "./understand.ts";

/** One document of each: letterheads, fiscal forms, receipts and plain text of four continents. */
const countries = "DE US FR GB ES IT NL PL SE PT BR MX AR CL CO IN CH DK ZA SG".split(" ");
const fields = ["invoice_number", "date", "total_amount", "currency"] as const;

describe("the shipped models", () => {
  it("read invoices that they were not trained on", async () => {
    let [right, all, lines, linesFound] = [0, 0, 0, 0];
    for (let seed = 31; seed < 51; seed++) {
      const document = makeDocument(seed, { country: countries[seed % countries.length] as string });
      const result = validate(await understand(factoryPages(document)), { lineItems: true });
      for (const field of fields) {
        if (document.truth[field] === undefined) continue;
        all++;
        if (result.found && result.data[field] === document.truth[field]) right++;
      }
      lines += document.truth.line_items?.length ?? 0;
      linesFound += result.found ? (result.data.line_items?.length ?? 0) : 0;
    }
    expect(right / all).toBeGreaterThan(0.85);
    expect(linesFound / lines).toBeGreaterThan(0.85);
    expect(linesFound / lines).toBeLessThan(1.1);
  });

  it("read a long list of items over many pages, each once", async () => {
    const document = makeDocument(77, { kind: "invoice", lines: 300 });
    expect(document.pages.length).toBeGreaterThan(4);
    const { lineItems } = await understand(factoryPages(document));
    expect(lineItems.length).toBeGreaterThan(290);
    expect(lineItems.length).toBeLessThan(310);
  });

  it("find no invoice in most documents that are none", async () => {
    let none = 0;
    for (let seed = 31; seed < 51; seed++) {
      const result = validate(await understand(factoryPages(makeOtherDocument(seed))), { lineItems: true });
      if (!result.found) none++;
    }
    expect(none).toBeGreaterThanOrEqual(16);
  });

  it("find no invoice on a page without words", async () => {
    const reading = await understand([{ page: 1, width: 595, height: 842, words: [], lines: [] }]);
    expect(validate(reading, { lineItems: true }).found).toBe(false);
  });
});
