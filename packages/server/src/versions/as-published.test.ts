import { readFileSync } from "node:fs";
import type { UploadedBatch } from "@inkvoice/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../testing/test-service.ts";

type Answer = { content?: { "application/json"?: { schema: object } } };
type StreamedEvent = { id: string; type: string };
type Operation = { operationId: string; responses: Record<string, Answer> };

const { paths, components } = JSON.parse(
  readFileSync(new URL("./published/openapi-1.2.0.json", import.meta.url), "utf8"),
) as { paths: Record<string, Record<string, Operation>>; components: object };

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: "document", components });

/** What a strict client says of an answer: nothing where it is just as its document has it. */
function complaints(operation: string, status: number, answer: unknown): unknown {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  const published = all.find(({ operationId }) => operationId === operation)?.responses[status];
  const schema = published?.content?.["application/json"]?.schema;
  if (!schema) return `${operation} has no answer ${status}`;
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
  const validate = ajv.compile(JSON.parse(text) as object);
  return validate(answer) ? [] : validate.errors;
}

describeOnEachBackend("clients generated from the document of version 1.2.0", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" } });
  });
  afterAll(() => service.stop());

  const pinned = { "service-version": "1.2.0" };
  const json = { ...pinned, "content-type": "application/json" };

  async function expectAccepted(operation: string, path: string, init: RequestInit = {}): Promise<{ id: string }> {
    const { status, body, headers } = await service.api<{ id: string }>(path, { headers: pinned, ...init });
    expect(headers.get("service-version")).toBe("1.2.0");
    expect([operation, complaints(operation, status, body)]).toEqual([operation, []]);
    return body.data;
  }

  it("accept every answer under that version, whatever was added since", async () => {
    const fields = { external_id: "A-1", metadata: '{"site":"Kiel"}' };
    const upload = await service.upload({ fields, headers: pinned });
    expect(complaints("extractInvoice", upload.status, upload.body)).toEqual([]);
    const files = [{ bytes: documentThat("several 2") }, { bytes: documentThat("fail UNREADABLE_TEXT") }];
    const batch = await service.upload<UploadedBatch>({ files, headers: pinned });
    expect(complaints("extractInvoice", batch.status, batch.body)).toEqual([]);
    const ids = [upload.body.data.id, ...batch.body.data.invoices.map(({ id }) => id)];
    for (const id of ids) await service.untilEnded(id);
    await service.api(`/v1/invoices/${ids[0]}`, {
      method: "PATCH",
      headers: json,
      body: JSON.stringify({ extracted_data: { charges: [{ kind: "shipping", amount: 5 }] } }),
    });
    await service.api(`/v1/invoices/${ids[0]}/approve`, { method: "POST" });
    for (const id of ids) await expectAccepted("getInvoice", `/v1/invoices/${id}`);
    await expectAccepted("listInvoices", "/v1/invoices?limit=1");
    const events = { url: "http://127.0.0.1:9/a", events: ["invoice.completed", "batch.completed"] };
    const hook = await expectAccepted("createWebhook", "/v1/webhooks", {
      method: "POST",
      headers: json,
      body: JSON.stringify(events),
    });
    await expectAccepted("getWebhook", `/v1/webhooks/${hook.id}`);
    await expectAccepted("listWebhooks", "/v1/webhooks");
    await expectAccepted("getWebhookSettings", "/v1/account/webhooks");
    await expectAccepted("listEvents", "/v1/events?limit=50");
    const { body } = await service.api<{ events: { id: string }[] }>("/v1/events?type=invoice.failed");
    await expectAccepted("getEvent", `/v1/events/${body.data.events[0]?.id}`);
    await expectAccepted("deleteWebhook", `/v1/webhooks/${hook.id}`, { method: "DELETE" });
    await expectAccepted("deleteInvoice", `/v1/invoices/${ids[0]}`, { method: "DELETE" });
    await expectAccepted("listEvents", "/v1/events?limit=50");
  });

  it("accept what webhooks answer to changes, tests and sending again, and every event of the stream", async () => {
    const post = (body: object = {}) => ({ method: "POST", headers: json, body: JSON.stringify(body) });
    const patch = (body: object) => ({ ...post(body), method: "PATCH" });
    const receiver = { url: "http://127.0.0.1:9/b", events: ["invoice.completed"] };
    const hook = await expectAccepted("createWebhook", "/v1/webhooks", post(receiver));
    const changed = { description: "Books", events: ["invoice.completed", "invoice.deleted", "bulk.completed"] };
    await expectAccepted("changeWebhook", `/v1/webhooks/${hook.id}`, patch(changed));
    const settings = { default_url: "http://127.0.0.1:9/c" };
    await expectAccepted("changeWebhookSettings", "/v1/account/webhooks", patch(settings));
    await expectAccepted("rotateWebhookSecret", "/v1/account/webhooks/rotate-secret", post({ overlap_hours: 1 }));
    await expectAccepted("getWebhookSettings", "/v1/account/webhooks");
    const { id } = await expectAccepted("testWebhook", `/v1/webhooks/${hook.id}/test`, post());
    await expectAccepted("redeliverEvent", `/v1/events/${id}/redeliver`, post({ webhook_id: hook.id }));

    // The end of a batch is an event that version 1.2.0 had no name for.
    const files = [{ bytes: documentThat("fail UNREADABLE_TEXT") }, { bytes: documentThat("fail CORRUPT_FILE") }];
    await service.upload<UploadedBatch>({ files, headers: pinned });
    const batches = () => service.api<{ events: { id: string }[] }>("/v1/events?type=batch.completed");
    await expect.poll(async () => (await batches()).body.data.events.some((event) => event.id > id)).toBe(true);
    const upload = await service.upload({ fields: { external_id: "A-3" }, headers: pinned });
    await service.untilEnded(upload.body.data.id);
    const streamed = await streamedSince(id);
    expect(streamed.map(({ type }) => type)).not.toContain("batch.completed");
    for (const event of streamed) {
      const detail = await service.api<object>(`/v1/events/${event.id}`, { headers: pinned });
      const alike = { ...detail.body, data: { ...detail.body.data, ...event } };
      expect(complaints("getEvent", 200, alike)).toEqual([]);
    }
  });

  /** The events of the stream after one of them, up to the first ending of an invoice. */
  async function streamedSince(id: string): Promise<StreamedEvent[]> {
    const stop = new AbortController();
    const { body } = await fetch(`${service.url}/v1/events/stream?last_event_id=${id}`, {
      headers: { ...pinned, authorization: `Bearer ${service.apiKey}` },
      signal: stop.signal,
    });
    const events: StreamedEvent[] = [];
    let text = "";
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const lines = text.split("\n");
      text = lines.pop() ?? "";
      events.push(...lines.filter((line) => line.startsWith("data: ")).map((line) => JSON.parse(line.slice(6))));
      if (events.some(({ type }) => type === "invoice.completed")) break;
    }
    stop.abort();
    return events;
  }

  it("are the only ones who go without the additions", async () => {
    const { body } = await service.upload({ fields: { external_id: "A-2" } });
    await service.untilEnded(body.data.id);
    const path = `/v1/invoices/${body.data.id}`;
    const current = await service.api(path);
    expect(current.body.data).toMatchObject({ external_id: "A-2", revision: 1, review: "open" });
    expect(complaints("getInvoice", current.status, current.body)).not.toEqual([]);
    expect((await service.api(path, { headers: { "service-version": "1.3.0" } })).body.data.external_id).toBe("A-2");
    const plain = (await service.api(path, { headers: pinned })).body.data;
    expect(plain.extracted_data?.total_amount).toBe(101.15);
    expect(plain).not.toHaveProperty("external_id");
  });
});
