import { type DocumentText, type InvoiceRecord, includes } from "@inkvoice/contract";
import { makeDocument, renderPdf } from "@inkvoice/synth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../../testing/test-service.ts";

/** With the real reading process: what these operations show is the document itself. */
describe("the pages of a document", () => {
  const document = makeDocument(4711, { kind: "invoice", country: "GB", lines: 2, layout: "invoice" });
  let service: TestService;
  let id: string;
  beforeAll(async () => {
    service = await startTestService("sqlite and a folder", { environment: { INKVOICE_EXTRACTION_CHILD: "" } });
    const upload = await service.upload({ files: [{ bytes: await renderPdf(document), name: "made.pdf" }] });
    id = upload.body.data.id;
    expect((await service.untilEnded(id)).status).toBe("completed");
  }, 180_000);
  afterAll(() => service.stop());

  it("are drawn as pictures of the requested width", async () => {
    const picture = async (query: string) => {
      const answer = await fetch(`${service.url}/v1/invoices/${id}/pages/1${query}`, {
        headers: { authorization: `Bearer ${service.apiKey}` },
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return {
        status: answer.status,
        type: answer.headers.get("content-type"),
        kind: bytes.toString("latin1", 1, 4),
        width: bytes.readUInt32BE(16),
      };
    };
    expect(await picture("?width=300")).toEqual({ status: 200, type: "image/png", kind: "PNG", width: 300 });
    expect((await picture("")).width).toBe(1200);
    expect((await service.api(`/v1/invoices/${id}/pages/1?width=2401`)).body.error.message).toBe(
      "width must be at most 2400.",
    );
    expect((await service.api(`/v1/invoices/${id}/pages/9`)).status).toBe(404);
  });

  it("are cached by browsers, and revalidated with the current permissions", async () => {
    const { key } = await service.newAccount();
    const ask = (as: string, headers = {}) =>
      fetch(`${service.url}/v1/invoices/${id}/pages/1?width=300`, {
        headers: { authorization: `Bearer ${as}`, ...headers },
      });
    const first = await ask(service.apiKey);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const kept = { "if-none-match": first.headers.get("etag") ?? "" };
    const again = await ask(service.apiKey, kept);
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask(key, kept)).status).toBe(404);
    expect((await ask("ink_live_unknown", kept)).status).toBe(401);
  });

  it("are returned as words, each with its location", async () => {
    const { body } = await service.api<DocumentText>(`/v1/invoices/${id}/text`);
    expect(body.data.pages).toHaveLength(document.pages.length);
    const words = body.data.pages[0]?.words ?? [];
    const printed = document.pages[0]?.words.find(({ label }) => label === "invoice_number");
    const found = words.find(({ text }) => text.includes(printed?.text ?? "?"));
    const { width } = document.pages[0] ?? { width: 1 };
    expect(found?.box[0]).toBeCloseTo((printed?.x0 ?? 0) / width, 1);
    expect(found?.confidence).toBeGreaterThan(0.5);
    expect((await service.api(`/v1/invoices/${id}/text?page=9`)).body.error.code).toBe("NOT_FOUND");
  });

  it("include evidence on request: the printed text, and alternatives", async () => {
    const plain = await service.api(`/v1/invoices/${id}`);
    expect(plain.body.data).not.toHaveProperty("evidence");
    const { body } = await service.api<InvoiceRecord>(`/v1/invoices/${id}?include=evidence`);
    const total = body.data.evidence?.total_amount;
    expect(total?.candidates.length).toBeGreaterThan(0);
    expect(total?.candidates.length).toBeLessThanOrEqual(3);
    expect(total?.candidates[0]?.value).toBe(body.data.extracted_data?.total_amount);
    expect(total?.raw_text).toMatch(/\d/);
    expect((await service.api(`/v1/invoices/${id}?include=words`)).body.error.message).toBe(
      `include must be among ${includes.join(", ")}.`,
    );
  });
});
