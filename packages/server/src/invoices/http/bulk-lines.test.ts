import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Bulk, type BulkResult, limits } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";

const address = (index: number) => `https://files.example/${index}.pdf`;
const json = (value: unknown) => JSON.stringify(value);

describeOnEachBackend("a bulk's addresses as lines", (backend) => {
  let service: TestService;
  let files: Server;
  let origin: string;
  beforeAll(async () => {
    files = createServer((_request, response) => response.end(documentThat("complete")));
    await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
    service = await startTestService(backend, { environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" } });
  });
  afterAll(async () => {
    await service.stop();
    files.close();
  });

  const post = (body: string | Buffer | ReadableStream, type = "text/plain", more: Record<string, string> = {}) =>
    service.api<Bulk>("/v1/bulk", {
      method: "POST",
      body,
      headers: { "content-type": type, ...more },
      ...(body instanceof ReadableStream && { duplex: "half" }),
    } as RequestInit);

  async function resultsOf(id: string): Promise<BulkResult[]> {
    for (;;) {
      const { body } = await service.api<Bulk>(`/v1/bulk/${id}`);
      if (body.data.completed_at !== undefined) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const { text } = await service.api(`/v1/bulk/${id}/results`);
    const lines = text.trim().split("\n");
    return lines.map((line) => JSON.parse(line) as BulkResult);
  }

  it("are fetched in order; empty lines and both kinds of line ends are accepted", async () => {
    const { status, body } = await post(`${origin}/a.pdf\r\n\n${origin}/b.pdf\n  ${origin}/c.pdf`);
    expect([status, body.data]).toMatchObject([201, { source: "urls", counts: { files: 3 } }]);
    const results = await resultsOf(body.data.id);
    expect(results.map(({ file, status: now }) => [file, now])).toEqual(
      ["a", "b", "c"].map((name) => [`${origin}/${name}.pdf`, "completed"]),
    );
  });

  it("in JSON Lines have the options on the first line", async () => {
    const lines = [{ metadata: { site: "Kiel" }, extract_line_items: false }, { url: `${origin}/a.pdf` }];
    const { status, body } = await post(lines.map(json).join("\n"), "application/x-ndjson; charset=utf-8");
    expect([status, body.data.metadata]).toEqual([201, { site: "Kiel" }]);
    const [result] = await resultsOf(body.data.id);
    expect(result?.invoice).toMatchObject({ metadata: { site: "Kiel" } });
    expect(result?.invoice?.extracted_data).not.toHaveProperty("line_items");
  });

  it("may be as many as an archive's files, far above the limit of JSON, and are accepted once per key", async () => {
    const list = Array.from({ length: limits.bulkFiles }, (_, index) => `${address(index)}?${"x".repeat(300)}`);
    const text = list.join("\n");
    expect(text.length).toBeGreaterThan(3 * limits.jsonBodyBytes);
    const headers = { "idempotency-key": `lines ${backend.length}`.replace(" ", "-") };
    const first = await post(text, "text/plain", headers);
    expect(first.body.data.counts.files).toBe(limits.bulkFiles);
    const again = await post(list.map((url) => json({ url })).join("\n"), "application/jsonl", headers);
    expect(again.body.data.id).toBe(first.body.data.id);
    const other = await post(`${text}x`, "text/plain", headers);
    expect(other.body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
    await service.api(`/v1/bulk/${first.body.data.id}`, { method: "DELETE" });
  });

  it.each([
    ["text/plain", "", "The list must name at least one address."],
    ["text/plain", `${address(1)}\nftp://a.example/x`, "Line 2: url must be an address that starts with https://."],
    ["text/plain", "x".repeat(limits.bulkLineBytes + 1), `Line 1 is longer than ${limits.bulkLineBytes} bytes.`],
    ["text/plain", "\n".repeat(2 * limits.bulkFiles + 1), `The list has more than ${2 * limits.bulkFiles} lines.`],
    [
      "text/plain",
      Buffer.from([0x68, 0xff, 0x0a]),
      "Line 1 is not in UTF-8. Save the file in UTF-8; spreadsheets call it CSV UTF-8.",
    ],
    ["application/x-ndjson", "{", "Line 1 is not valid JSON."],
    ["application/x-ndjson", "[".repeat(9000), `The JSON is nested deeper than ${limits.jsonDepth} levels.`],
    ["application/x-ndjson", `{"url":"${address(1)}","x":1}`, "Line 1: x is not a known property."],
    ["application/x-ndjson", `{"url":"${address(1)}"}\n{"metadata":{}}`, "Line 2: url must be a text."],
    ["application/x-ndjson", '{"prefix":"a"}', "Line 1: prefix is not a known property."],
    ["application/x-ndjson", "7", "Line 1 must be an object."],
  ])("say what is wrong: %s %#", async (type, body, message) => {
    const answer = await post(body, type);
    expect([answer.status, answer.body.error.message]).toEqual([400, message]);
  });

  it("above the limit are refused while they arrive, and nothing is stored", async () => {
    const line = Buffer.from(`${address(1)}\n`.repeat(1000));
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 500) controller.close();
        else controller.enqueue(line);
      },
    });
    const answer = await post(endless).catch((error: unknown) => error);
    // A sender that does not stop may see the connection end instead of the answer.
    if (!(answer instanceof Error)) expect(answer).toMatchObject({ status: 400 });
    const rows = await service.running.services.db
      .selectFrom("bulk_files")
      .select("name")
      .where("name", "=", address(1))
      .execute();
    expect(rows).toEqual([]);
    expect((await post(`${origin}/a.pdf`)).status).toBe(201);
  });
});
