import { type InvoiceFields, type Location, toCiiXml, toUblXml } from "@inkvoice/contract";
import { makeDocument, renderPdf } from "@inkvoice/synth";
import { PDFDocument } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { extractDocument } from "../pipeline.ts";

const candidates = Array.from({ length: 60 }, (_, index) => index + 1).filter(isValidEInvoice);
/** One invoice in UBL and two in CII. */
const seeds = [...candidates.filter(isUbl).slice(0, 1), ...candidates.filter((seed) => !isUbl(seed)).slice(0, 2)];
/** Loading the models alone takes seconds on a busy machine. */
const patienceMs = 120_000;

function generated(seed: number) {
  return makeDocument(seed, { kind: "invoice", layout: "invoice", country: "DE" });
}

/** As EN 16931 asks of an e-invoice: every line has a text and a total, and net and tax make the total. */
function isValidEInvoice(seed: number): boolean {
  const { subtotal = 0, total_tax: tax = 0, total_amount: total = 0, line_items: lines = [] } = generated(seed).truth;
  const isComplete = lines.every((line) => line.description !== undefined && line.total !== undefined);
  return subtotal > 0 && isComplete && Math.abs(subtotal + tax - total) < 0.005;
}

function isUbl(seed: number): boolean {
  return seed % 4 === 0;
}

/** A generated invoice as a PDF whose XML states its values, or changed ones. */
async function eInvoice(seed: number, change: Partial<InvoiceFields> = {}) {
  const document = generated(seed);
  const truth = { ...document.truth, ...change };
  const pdf = await PDFDocument.load(await renderPdf(document));
  const write = isUbl(seed) ? toUblXml : toCiiXml;
  await pdf.attach(new TextEncoder().encode(write(truth)), "factur-x.xml", { mimeType: "text/xml" });
  const extraction = await extractDocument(await pdf.save(), {});
  if (!extraction.ok) throw new Error(extraction.message);
  return { truth, document, data: extraction.data };
}

describe("generated invoices with XML", () => {
  it(
    "return its values, located on the page, without false issues about number or total",
    async () => {
      let [lines, located, numbersInPlace] = [0, 0, 0];
      for (const seed of seeds) {
        const { truth, document, data } = await eInvoice(seed);
        expect(data).toMatchObject({
          invoice_number: truth.invoice_number,
          total_amount: truth.total_amount,
          currency: truth.currency,
          line_items: (truth.line_items ?? []).map(({ description, total }) => ({ description, total })),
          confidence: { invoice_number: 1, total_amount: 1 },
        });
        expect(data.issues.filter(({ field }) => field === "invoice_number" || field === "total_amount")).toEqual([]);
        lines += truth.line_items?.length ?? 0;
        located += (data.locations.line_items ?? []).filter(({ total }) => total !== undefined).length;
        numbersInPlace += labelsIn(document, data.locations.invoice_number).includes("invoice_number") ? 1 : 0;
      }
      expect(located / lines).toBeGreaterThan(0.8);
      expect(numbersInPlace).toBeGreaterThanOrEqual(seeds.length - 1);
    },
    patienceMs,
  );

  it(
    "with another total in the XML than on the page have an issue that says so",
    async () => {
      const { data } = await eInvoice(seeds[0] ?? 0, { total_amount: 987_654.32 });
      expect(data.total_amount).toBe(987_654.32);
      expect(data.issues).toContainEqual(
        expect.objectContaining({ code: "XML_PAGE_MISMATCH", field: "total_amount", xml_value: 987_654.32 }),
      );
    },
    patienceMs,
  );
});

/** The labels of the words under a location. */
function labelsIn({ pages }: ReturnType<typeof makeDocument>, location: Location | undefined): readonly string[] {
  const page = location && pages[location.page - 1];
  if (!page) return [];
  const [x0, y0, x1, y1] = location.box;
  return page.words
    .filter((word) => {
      const [x, y] = [(word.x0 + word.x1) / 2 / page.width, (word.y0 + word.y1) / 2 / page.height];
      return x >= x0 && x <= x1 && y >= y0 && y <= y1;
    })
    .map(({ label }) => label);
}
