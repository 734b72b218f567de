import type { Location } from "@inkvoice/contract";
import type { InvoiceDetail, MemoryRow, PageWord } from "@inkvoice/contract/dashboard";
import { type LabelledDocument, makeDocument, renderPdf } from "@inkvoice/synth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  claimOwner,
  startWithDashboard,
  type Visitor,
} from "../../packages/server/src/testing/clients/browser-visitor.ts";
import { changeDetail, correctDetail, readDetail } from "../../packages/server/src/testing/clients/invoice-pages.ts";
import type { TestService } from "../../packages/server/src/testing/test-service.ts";

/** Words of a document with the customer number. */
const customerNumber = (document: LabelledDocument) =>
  document.pages.flatMap((page) => page.words).filter((word) => word.label === "customer_number");

/** The same vendor's next invoice: the same layout with other numbers. */
function nextOf(document: LabelledDocument): LabelledDocument {
  const other = (text: string) => text.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10));
  const renewed = new Set(["customer_number", "invoice_number"]);
  const pages = document.pages.map((page) => ({
    ...page,
    words: page.words.map((word) => (renewed.has(word.label) ? { ...word, text: other(word.text) } : word)),
  }));
  return { ...document, pages };
}

/** Generated invoices of one page with the customer number once, as one word. */
function* candidates(): Generator<LabelledDocument> {
  for (let seed = 1; seed <= 120; seed++) {
    const document = makeDocument(seed, { kind: "invoice", documentType: "invoice" });
    const number = customerNumber(document)[0]?.text ?? "";
    const printed = document.pages.flatMap((page) => page.words).filter((word) => word.text.includes(number));
    if (document.pages.length === 1 && printed.length === 1 && /\d{4}/.test(number)) yield document;
  }
}

/** With the real engine on one database; corrections.test.ts and api-promises.test.ts test the memory on both. */
describe("Corrections of a vendor, on generated documents read by the engine", () => {
  let service: TestService;
  let owner: Visitor;
  let document: LabelledDocument;
  let first: InvoiceDetail;

  const read = async (paper: LabelledDocument): Promise<InvoiceDetail> => {
    const bytes = await renderPdf(paper);
    const upload = await service.upload({ files: [{ bytes, name: "invoice.pdf" }] });
    await service.untilEnded(upload.body.data.id);
    return (await readDetail(owner, upload.body.data.id)).data;
  };
  const placeOf = async (id: string, text: string): Promise<Location> => {
    const { words } = (await owner.ask<{ words: PageWord[] }>(`/api/invoices/${id}/pages/1/words`)).data;
    const found = words.filter((word) => word.text.includes(text));
    expect(found).toHaveLength(1);
    return { page: 1, box: found[0]?.box ?? [0, 0, 0, 0] };
  };

  beforeAll(async () => {
    service = await startWithDashboard("sqlite and a folder", {
      environment: { INKVOICE_EXTRACTION_CHILD: "", INKVOICE_WORKERS: "1" },
    });
    owner = await claimOwner(service);
    for (const candidate of candidates()) {
      const detail = await read(candidate);
      if (detail.data?.vendor?.name === undefined || detail.data.purchase_order !== undefined) continue;
      [document, first] = [candidate, detail];
      break;
    }
    if (!first) throw new Error("The engine reads no vendor on any of the factory's invoices");
  });
  afterAll(() => service.stop());

  const correct = (field: string, value: string, location?: Location) =>
    correctDetail(owner, first.row.id, { field, value, location });
  /** Corrects the customer number once, by its location. */
  const teachPlace = async () => {
    const number = customerNumber(document)[0]?.text ?? "";
    const location = await placeOf(first.row.id, number);
    const { data } = (await correct("purchase_order", number, location)).data;
    expect(data?.purchase_order).toBe(number);
    return { number, location };
  };
  const memories = async () => (await owner.ask<{ memories: MemoryRow[] }>("/api/memory")).data.memories;
  const forgetAll = async () => {
    for (const memory of await memories()) await owner.ask(`/api/memory/${memory.id}`, { method: "DELETE" });
  };

  /** Every test starts without corrections and vendor memory. */
  beforeEach(async () => {
    await forgetAll();
    for (const field of ["purchase_order", "vendor.name"])
      await changeDetail(owner, first.row.id, [{ kind: "undo", field }]);
  });

  it("teach the place of a value once: the next invoice with this layout has it, marked and with low confidence", async () => {
    const { number, location } = await teachPlace();
    const next = nextOf(document);
    const second = await read(next);
    expect(second.data?.purchase_order).toBe(customerNumber(next)[0]?.text);
    expect(second.data?.purchase_order).not.toBe(number);
    expect(second.data?.confidence.purchase_order).toBe(0.75);
    expect(second.data?.locations.purchase_order?.box.map((value) => Math.round(value * 100))).toEqual(
      location.box.map((value) => Math.round(value * 100)),
    );
    expect(second.remembered).toEqual(["purchase_order"]);
    expect(await memories()).toMatchObject([{ field: "purchase_order", kind: "place", used: 1 }]);
  });

  it("do not affect a document of another vendor", async () => {
    await teachPlace();
    const other = await read(makeDocument(document.seed + 1000, { kind: "invoice", documentType: "invoice" }));
    expect(other.remembered).toEqual([]);
  });

  it("replace the same wrong value again, however confident the extraction is", async () => {
    const name = `${first.data?.vendor?.name} & Daughters`;
    await teachPlace();
    await correct("vendor.name", name);
    const third = await read(nextOf(nextOf(document)));
    expect(third.data?.vendor?.name).toBe(name);
    expect(third.remembered.toSorted()).toEqual(["purchase_order", "vendor.name"]);
  });

  it("have no effect once they are removed", async () => {
    await teachPlace();
    await forgetAll();
    const fourth = await read(nextOf(nextOf(nextOf(document))));
    expect(fourth.remembered).toEqual([]);
    expect(fourth.data).not.toHaveProperty("purchase_order");
  });
});
