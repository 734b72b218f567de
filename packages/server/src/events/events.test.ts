import type { EventDetail, EventList, WebhookEndpoint, WebhookEvent } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApiKey } from "../access/keys/api-keys.ts";
import { type Receiver, startReceiver } from "../platform/outbound/testing/receiver.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../testing/test-service.ts";
import { recordInvoiceEvent } from "./record-invoice-event.ts";

const json = (method: string, body: unknown) => ({
  method,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** The data of the first messages of a stream, which is left then. */
async function streamed(response: Response, count: number): Promise<unknown[]> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const data = [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, json = ""]) => JSON.parse(json));
    if (data.length >= count) return data;
  }
  return [];
}

describeOnEachBackend("events", (backend) => {
  let service: TestService;
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver();
    service = await startTestService(backend, { environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" } });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.close();
  });

  async function ended(
    options: { does?: string; webhookUrl?: string; key?: string; version?: string } = {},
  ): Promise<string> {
    const { data } = (
      await service.upload({
        files: [{ bytes: documentThat(options.does) }],
        fields: options.webhookUrl ? { webhook_url: options.webhookUrl } : {},
        headers: options.version ? { "service-version": options.version } : {},
        ...(options.key ? { key: options.key } : {}),
      })
    ).body;
    await service.untilEnded(data.id);
    return data.id;
  }

  async function eventsOf(invoiceId: string, key?: string): Promise<EventList["events"]> {
    const answer = await service.api<EventList>(`/v1/events?invoice_id=${invoiceId}`, key ? { key } : {});
    return answer.body.data.events;
  }

  async function detailOf(eventId: string, key?: string): Promise<EventDetail> {
    return (await service.api<EventDetail>(`/v1/events/${eventId}`, key ? { key } : {})).body.data;
  }

  async function endpoint(body: object, key?: string): Promise<WebhookEndpoint> {
    const answer = await service.api<WebhookEndpoint>("/v1/webhooks", {
      ...json("POST", body),
      ...(key ? { key } : {}),
    });
    expect(answer.status).toBe(201);
    return answer.body.data;
  }

  const arrivals = (path: string) => receiver.requests.filter((request) => request.path === path);

  it("X6: show no invoice to a key without invoices:read, in any operation", async () => {
    const { db, clock } = service.running.services;
    const { key: narrow } = await createApiKey(
      db,
      { accountId: service.accountId, name: "Narrow", scopes: ["webhooks:read", "webhooks:write"] },
      clock.now(),
    );
    const stream = await fetch(`${service.url}/v1/events/stream`, { headers: { authorization: `Bearer ${narrow}` } });
    const id = await ended({ webhookUrl: `${receiver.url}/ok/narrow` });
    const [event] = await eventsOf(id);
    expect(event?.data).toMatchObject({ id });
    await expect.poll(async () => (await detailOf(event?.id ?? "")).deliveries[0]?.state).toBe("delivered");
    expect((await detailOf(event?.id ?? "")).deliveries[0]?.attempts[0]?.response).toBe("thank you");

    const again = { ...json("POST", {}), headers: { "content-type": "application/json", "idempotency-key": `n${id}` } };
    const path = `/v1/events/${event?.id}`;
    expect((await service.api(`${path}/redeliver`, again)).status).toBe(201);
    // The same Idempotency-Key does not replay the answer that another key was given.
    expect((await service.api(`${path}/redeliver`, { ...again, key: narrow })).status).toBe(400);
    const answers = await Promise.all([
      service.api("/v1/events", { key: narrow }),
      service.api(path, { key: narrow }),
      service.api(`${path}/redeliver`, { ...json("POST", {}), key: narrow }),
    ]);
    for (const { text } of answers) {
      expect(text).toContain(event?.id);
      expect(text).not.toContain(id);
      expect(text).not.toMatch(/extracted_data|file_url|thank you/);
    }
    const [message] = await streamed(stream, 1);
    expect(message).toEqual({ id: event?.id, type: "invoice.completed", created_at: event?.created_at, data: null });
    expect((await service.api("/v1/events/stream?format=delivery", { key: narrow })).status).toBe(403);
  });

  it("are one per outcome, with the record as of that moment", async () => {
    const id = await ended();
    const [event, ...others] = await eventsOf(id);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      id: expect.stringMatching(/^evt_\d{1,19}$/),
      type: "invoice.completed",
      invoice_id: id,
    });
    expect(event?.data).toMatchObject({ id, status: "completed", extracted_data: { invoice_number: "T-1" } });
    expect(Object.keys(event?.data ?? {}).sort()).toEqual([
      "completed_at",
      "corrected",
      "created_at",
      "extracted_data",
      "file_url",
      "filename",
      "id",
      "review",
      "revision",
      "status",
    ]);
  });

  it("of a failure carry failed_at and the error", async () => {
    const id = await ended({ does: "fail UNREADABLE_TEXT" });
    const [event] = await eventsOf(id);
    expect(event).toMatchObject({
      type: "invoice.failed",
      data: { id, status: "failed", error: { code: "UNREADABLE_TEXT" } },
    });
    expect(Object.keys(event?.data ?? {}).sort()).toEqual([
      "created_at",
      "error",
      "failed_at",
      "file_url",
      "filename",
      "id",
      "review",
      "revision",
      "status",
    ]);
  });

  it("keep the shape of the upload's version, in the delivery and under any version", async () => {
    const path = "/ok/legacy";
    const id = await ended({ version: "1.0", webhookUrl: receiver.url + path });
    await expect.poll(() => arrivals(path).length).toBe(1);
    const sent: WebhookEvent = JSON.parse(arrivals(path)[0]?.body ?? "");
    expect(sent.data?.extracted_data).toMatchObject({ vendor_info: { company_name: "Nordwind Trading GmbH" } });
    const [event] = await eventsOf(id);
    expect(event).toMatchObject(sent);
  });

  it("go to the upload's URL, else to the default, and to every subscribed endpoint; the same URL once", async () => {
    const { key } = await service.newAccount();
    const at = (path: string) => receiver.url + path;
    await service.api("/v1/account/webhooks", { ...json("PATCH", { default_url: at("/ok/default") }), key });
    await endpoint({ url: at("/ok/subscribed") }, key);
    await endpoint({ url: at("/ok/twice") }, key);
    await endpoint({ url: at("/ok/twice") }, key);
    await endpoint({ url: at("/ok/failures-only"), events: ["invoice.failed"] }, key);
    await endpoint({ url: at("/ok/disabled"), enabled: false }, key);
    await endpoint({ url: at("/ok/corrections"), events: ["invoice.updated"] }, key);

    const receiversOf = async (webhookUrl?: string) => {
      const [event] = await eventsOf(await ended({ key, ...(webhookUrl ? { webhookUrl } : {}) }), key);
      const { deliveries } = await detailOf(event?.id ?? "", key);
      return deliveries.map(({ url, receiver: kind }) => `${kind} ${new URL(url).pathname}`).sort();
    };
    expect(await receiversOf()).toEqual(["default /ok/default", "endpoint /ok/subscribed", "endpoint /ok/twice"]);
    expect(await receiversOf(at("/ok/own"))).toEqual([
      "endpoint /ok/subscribed",
      "endpoint /ok/twice",
      "upload /ok/own",
    ]);
    expect(await receiversOf(at("/ok/twice"))).toEqual(["endpoint /ok/subscribed", "upload /ok/twice"]);
  });

  it("of corrections go to subscribers only", async () => {
    const { accountId, key } = await service.newAccount();
    await service.api("/v1/account/webhooks", { ...json("PATCH", { default_url: `${receiver.url}/ok/x` }), key });
    await endpoint({ url: `${receiver.url}/ok/updates`, events: ["invoice.updated"] }, key);
    await endpoint({ url: `${receiver.url}/ok/others` }, key);
    const { db, clock } = service.running.services;
    const { id: eventId } = await db.transaction().execute((tx) =>
      recordInvoiceEvent(tx, {
        accountId,
        invoiceId: "inv_1",
        type: "invoice.updated",
        data: {},
        webhookUrl: `${receiver.url}/ok/y`,
        at: clock.now(),
      }),
    );
    expect((await detailOf(eventId, key)).deliveries.map(({ url }) => new URL(url).pathname)).toEqual(["/ok/updates"]);
  });

  it("cannot be created twice for one outcome, by any process (I3)", async () => {
    const { accountId } = await service.newAccount();
    const { db, clock } = service.running.services;
    const end = (type: "invoice.completed" | "invoice.failed") =>
      db
        .transaction()
        .execute((tx) =>
          recordInvoiceEvent(tx, { accountId, invoiceId: "inv_2", type, data: {}, webhookUrl: null, at: clock.now() }),
        );
    const outcomes = await Promise.allSettled([
      end("invoice.completed"),
      end("invoice.failed"),
      end("invoice.completed"),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("are listed newest first, with filters and pages", async () => {
    const { key } = await service.newAccount();
    const list = async (query: string) => {
      const answer = await service.api<EventList>(`/v1/events?${query}`, { key });
      return { ids: answer.body.data.events.map(({ invoice_id }) => invoice_id), page: answer.body.data.pagination };
    };
    const first = await ended({ key });
    const second = await ended({ key, does: "fail CORRUPT_FILE" });
    const between = (await eventsOf(second, key))[0]?.created_at ?? "";
    const third = await ended({ key });
    expect(await list("")).toEqual({
      ids: [third, second, first],
      page: { total: 3, limit: 20, offset: 0, has_more: false },
    });
    expect(await list("limit=1&offset=1")).toEqual({
      ids: [second],
      page: { total: 3, limit: 1, offset: 1, has_more: true },
    });
    expect((await list("type=invoice.failed")).ids).toEqual([second]);
    expect((await list(`created_after=${between}`)).ids).toEqual([third]);
    expect((await list(`created_before=${between}`)).ids).toEqual([first]);
    const newest = (await eventsOf(third, key))[0]?.id;
    const page = { total: 3, limit: 1, offset: 0, has_more: true };
    expect(await list(`starting_after=${newest}&limit=1`)).toEqual({ ids: [second], page });
    const last = { total: 3, limit: 2, offset: 0, has_more: false };
    expect(await list(`starting_after=${newest}&limit=2`)).toEqual({ ids: [second, first], page: last });
    expect((await list("delivery_state=exhausted")).ids).toEqual([]);
  });

  it.each([
    "limit=0",
    "limit=101",
    "offset=-1",
    "type=nothing",
    "delivery_state=lost",
    "created_after=yesterday",
    "starting_after=x",
  ])("are not listed by a wrong parameter: %s", async (query) => {
    const answer = await service.api(`/v1/events?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({
      code: "INVALID_PARAMETER",
      message: expect.stringContaining(query.split("=")[0] ?? ""),
    });
  });

  it("of another account are not found, by any operation", async () => {
    const [event] = await eventsOf(await ended());
    const { key } = await service.newAccount();
    const wish = { key, headers: { "x-request-id": "same" } };
    const absent = await service.api("/v1/events/evt_1", wish);
    const answers = await Promise.all([
      service.api(`/v1/events/${event?.id}`, wish),
      service.api(`/v1/events/${event?.id}/redeliver`, { method: "POST", ...wish }),
    ]);
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, absent.body]);
    expect((await service.api<EventList>("/v1/events", { key })).body.data.events).toEqual([]);
  });

  it("show every attempt: time, status, duration, the beginning of the response", async () => {
    const path = "/ok/attempts";
    const [event] = await eventsOf(await ended({ webhookUrl: receiver.url + path }));
    await expect.poll(async () => (await detailOf(event?.id ?? "")).deliveries[0]?.state).toBe("delivered");
    const { deliveries } = await detailOf(event?.id ?? "");
    expect(deliveries[0]?.attempts).toEqual([
      {
        attempt: 1,
        attempted_at: expect.any(String),
        duration_ms: expect.any(Number),
        status: 200,
        response: "thank you",
        error: null,
      },
    ]);
  });

  it("can be sent again, to one receiver or to all, as new deliveries with the same id and bytes", async () => {
    const { key } = await service.newAccount();
    const [one, two] = [
      await endpoint({ url: `${receiver.url}/ok/again-1` }, key),
      await endpoint({ url: `${receiver.url}/ok/again-2` }, key),
    ];
    const [event] = await eventsOf(await ended({ key }), key);
    const id = event?.id ?? "";
    await expect
      .poll(async () => (await detailOf(id, key)).deliveries.every(({ state }) => state === "delivered"))
      .toBe(true);

    const redeliver = (body: object | undefined) =>
      service.api<EventDetail>(
        `/v1/events/${id}/redeliver`,
        body ? { ...json("POST", body), key } : { method: "POST", key },
      );
    const toOne = await redeliver({ webhook_id: two.id });
    expect(toOne.status).toBe(201);
    expect(toOne.body.data.deliveries).toHaveLength(3);
    await expect.poll(() => arrivals("/ok/again-2").length).toBe(2);
    const first = (await detailOf(id, key)).deliveries.find(({ webhook_id }) => webhook_id === one.id);
    expect((await redeliver({ delivery_id: first?.id ?? "" })).body.data.deliveries).toHaveLength(4);
    await expect.poll(() => arrivals("/ok/again-1").length).toBe(2);
    await expect
      .poll(async () => (await detailOf(id, key)).deliveries.every(({ state }) => state === "delivered"))
      .toBe(true);
    expect((await redeliver(undefined)).body.data.deliveries).toHaveLength(6);
    await expect.poll(() => arrivals("/ok/again-1").length + arrivals("/ok/again-2").length).toBe(6);

    const all = [...arrivals("/ok/again-1"), ...arrivals("/ok/again-2")];
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    expect(new Set(all.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([id]));
    expect(new Set(all.map(({ headers }) => headers["x-service-delivery"])).size).toBe(6);
    expect((await redeliver({ webhook_id: "whk_1" })).status).toBe(404);
    expect((await redeliver({ webhook_id: one.id, delivery_id: first?.id })).status).toBe(400);
  });

  it("lose their content with the invoice, and waiting deliveries are canceled", async () => {
    const [event] = await eventsOf(await ended({ webhookUrl: `${receiver.url}/status/500` }));
    const id = event?.id ?? "";
    await expect.poll(async () => (await detailOf(id)).deliveries[0]?.attempts.length).toBe(1);
    await service.api(`/v1/invoices/${event?.invoice_id}`, { method: "DELETE" });
    expect(await detailOf(id)).toMatchObject({
      id,
      data: null,
      deliveries: [{ state: "canceled", attempts: [{ response: null }] }],
    });
    expect((await service.api(`/v1/events/${id}/redeliver`, { method: "POST" })).status).toBe(400);
  });
});
