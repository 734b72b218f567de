import type { CaptionAnswer, FieldCoverage, TriedField } from "@inkvoice/contract/dashboard";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimOwner, joinAs, startWithDashboard, type Visitor } from "../../../testing/clients/browser-visitor.ts";
import { readingOf, storeInvoice } from "../../../testing/store-invoice.ts";
import type { TestService } from "../../../testing/test-service.ts";

async function printedProject(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  page.drawText("Project no.:", { x: 60, y: 700, size: 11, font });
  page.drawText("P-4711", { x: 140, y: 700, size: 11, font });
  return await pdf.save();
}

describe("Trying a custom field", () => {
  let service: TestService;
  let owner: Visitor;
  let id: string;
  beforeAll(async () => {
    service = await startWithDashboard("sqlite and a folder", { environment: { INKVOICE_EXTRACTION_CHILD: "" } });
    owner = await claimOwner(service);
    const { body } = await service.upload<{ id: string }>({
      files: [{ bytes: await printedProject(), name: "project.pdf" }],
    });
    id = body.data.id;
    await service.untilEnded(id);
    // The extracted values do not matter here.
    await owner.ask(`/v1/invoices/${id}`, { method: "PATCH", body: { extracted_data: {} } });
  });
  afterAll(() => service.stop());

  const tryField = (field: object, visitor = owner) =>
    visitor.ask<TriedField>(`/api/invoices/${id}/try-field`, { body: { field } });

  it("finds its value with confidence and location, and stores nothing", async () => {
    const { status, data } = await tryField({ name: "project", type: "code", captions: ["Project no."] });
    expect(status).toBe(200);
    expect(data.values).toMatchObject([{ value: "P-4711", location: { page: 1 } }]);
    expect(data.values[0]?.confidence).toBeGreaterThan(0.5);
    expect((await owner.ask<{ fields: unknown[] }>("/v1/fields")).data.fields).toEqual([]);
  });

  it("finds nothing if the caption is not printed, and refuses impossible patterns", async () => {
    expect((await tryField({ name: "order", type: "code", captions: ["Order"] })).data.values).toEqual([]);
    expect((await tryField({ name: "order", type: "choice" })).status).toBe(400);
    const viewer = await joinAs(service, owner, "viewer", "vera@example.com");
    expect((await tryField({ name: "project", type: "code" }, viewer)).status).toBe(403);
  });

  it("starts with a value marked on the page: its caption is the text beside it", async () => {
    const ask = (box: readonly number[]) =>
      owner.ask<CaptionAnswer>(`/api/invoices/${id}/caption`, { body: { page: 1, box } });
    expect((await ask([0.22, 0.15, 0.32, 0.18])).data).toEqual({ caption: "Project no." });
    expect((await ask([0.5, 0.8, 0.6, 0.82])).data).toEqual({ caption: null });
  });

  it("is counted in the last twenty documents, each once", async () => {
    const { db } = service.running.services;
    const data = readingOf({
      custom_fields: { project: "P-1" },
      line_items: [{ custom_fields: { colour: "Red" } }, { custom_fields: { colour: "Blue" } }],
    });
    await storeInvoice(db, service.accountId, { data });
    const { documents, found } = (await owner.ask<FieldCoverage>("/api/fields/coverage")).data;
    expect(documents).toBe(2);
    expect(found).toEqual({ project: 1, colour: 1 });
  });
});
