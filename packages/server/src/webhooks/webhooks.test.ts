import type { RotatedSecret, WebhookEndpoint, WebhookList } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { literalForms } from "../platform/outbound/testing/literal-forms.ts";
import { type Receiver, startReceiver } from "../platform/outbound/testing/receiver.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { revealWebhookSecret } from "./secrets.ts";

/** With one id for all, answers that say the same are the same to the byte. */
const sameId = { "x-request-id": "same" };

const json = (method: string, body?: unknown) => ({
  method,
  ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
});

describeOnEachBackend("webhook endpoints", (backend) => {
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

  const create = (body: unknown, key?: string) =>
    service.api("/v1/webhooks", { ...json("POST", body), ...(key ? { key } : {}) });

  it("are created with 201 and come back as they were stored", async () => {
    const created = await create({ url: "https://example.com/hook", events: ["invoice.failed"], description: "Books" });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      success: true,
      data: {
        id: expect.stringMatching(/^whk_\d{1,19}$/),
        url: "https://example.com/hook",
        events: ["invoice.failed"],
        description: "Books",
        enabled: true,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        own_secret: false,
        previous_secret_until: null,
      },
      error: null,
    });
    const read = await service.api(`/v1/webhooks/${created.body.data.id}`);
    expect(read.body.data).toEqual(created.body.data);
    const list = await service.api<WebhookList>("/v1/webhooks");
    expect(list.body.data.webhooks).toContainEqual(created.body.data);
  });

  it("receive completed and failed events by default", async () => {
    const created = await create({ url: "https://example.com/default" });
    expect(created.body.data).toMatchObject({ events: ["invoice.completed", "invoice.failed"], description: null });
  });

  it("can be changed in every part and deleted", async () => {
    const { id } = (await create({ url: "https://example.com/before" })).body.data;
    const change = { url: "https://example.com/after", events: ["invoice.updated"], description: null, enabled: false };
    const changed = await service.api(`/v1/webhooks/${id}`, json("PATCH", change));
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ ...change, disabled_reason: "by_hand" });
    const enabled = await service.api(`/v1/webhooks/${id}`, json("PATCH", { enabled: true }));
    expect(enabled.body.data).toMatchObject({ enabled: true, url: "https://example.com/after" });
    expect(enabled.body.data).not.toHaveProperty("disabled_reason");
    const deleted = await service.api(`/v1/webhooks/${id}`, { method: "DELETE" });
    expect(deleted.body.data).toEqual({ id, deleted: true });
    expect((await service.api(`/v1/webhooks/${id}`)).status).toBe(404);
  });

  it.each([
    [{}, "INVALID_PARAMETER", "url"],
    [{ url: 5 }, "INVALID_PARAMETER", "url"],
    [{ url: "https://example.com", events: [] }, "INVALID_PARAMETER", "events"],
    [{ url: "https://example.com", events: ["invoice.exploded"] }, "INVALID_PARAMETER", "events"],
    [{ url: "https://example.com", events: "invoice.failed" }, "INVALID_PARAMETER", "events"],
    [{ url: "https://example.com", description: "x".repeat(501) }, "INVALID_PARAMETER", "description"],
    [{ url: "https://example.com", secret: "mine" }, "INVALID_PARAMETER", "secret"],
    [{ url: "not a url" }, "INVALID_WEBHOOK_URL", "URL"],
    [{ url: "http://example.com/" }, "INVALID_WEBHOOK_URL", "https"],
    [{ url: "https://user:password@example.com/" }, "INVALID_WEBHOOK_URL", "password"],
    [{ url: "https://example.com:8443/" }, "INVALID_WEBHOOK_URL", "port"],
  ])("are refused with 400 for %j", async (body, code, named) => {
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe(code);
    expect(answer.body.error.message).toContain(named);
  });

  it("are never this service itself (W7)", async () => {
    for (const url of [`${service.url}/v1/invoices/extract`, `http://localhost:${new URL(service.url).port}/`]) {
      const answer = await create({ url });
      expect([answer.status, answer.body.error?.code], url).toEqual([400, "INVALID_WEBHOOK_URL"]);
    }
  });

  it("that lead back to this service are refused by the header of its deliveries (W7)", async () => {
    const headers = { "user-agent": "Inkvoice/9.9.9", "x-service-delivery": "dlv_1" };
    const answer = await service.upload({ headers });
    expect([answer.status, answer.body.error.code]).toEqual([403, "FORBIDDEN"]);
    expect((await service.upload({ headers: { "user-agent": "Inkvoice/9.9.9" } })).status).toBe(201);
  });

  it("may be in the operator's network if allowed, but never a metadata service (W8)", async () => {
    expect((await create({ url: `${receiver.url}/ok` })).status).toBe(201);
    expect((await create({ url: "http://169.254.169.254/latest" })).body.error.code).toBe("INVALID_WEBHOOK_URL");
  });

  it("have a secret whose predecessor signs for 24 hours unless 0 is asked for", async () => {
    const { key } = await service.newAccount();
    const rotate = async (wish: object) => {
      const path = "/v1/account/webhooks/rotate-secret";
      return (await service.api<RotatedSecret>(path, { method: "POST", key, ...wish })).body.data.previous_secret_until;
    };
    const day = 24 * 60 * 60 * 1000;
    const before = Date.now();
    const until = Date.parse((await rotate({})) ?? "");
    expect(until).toBeGreaterThanOrEqual(before + day - 1000);
    expect(until).toBeLessThanOrEqual(Date.now() + day + 1000);
    expect(await rotate(json("POST", {}))).not.toBeNull();
    expect(await rotate(json("POST", { overlap_hours: 0 }))).toBeNull();
  });

  it("have a secret that one Idempotency-Key rotates once, and whose copy is encrypted as the account's is", async () => {
    const { key, accountId } = await service.newAccount();
    const rotate = (body: object) => {
      const request = json("POST", body);
      const headers = { ...request.headers, "idempotency-key": "rotation" };
      return service.api<RotatedSecret>("/v1/account/webhooks/rotate-secret", { ...request, key, headers });
    };
    const [first, second] = [await rotate({}), await rotate({})];
    expect(second.body.data).toEqual(first.body.data);
    expect([first, second].map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
    expect((await rotate({ overlap_hours: 0 })).body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
    const { db, secretBox } = service.running.services;
    expect(await revealWebhookSecret({ db, secretBox }, accountId)).toBe(first.body.data.secret);
    const { secret } = first.body.data;
    const copies = db.selectFrom("idempotency_keys").selectAll().where("account_id", "=", accountId);
    const account = db.selectFrom("accounts").select("webhook_secret").where("id", "=", accountId);
    const isOpen = (await account.executeTakeFirst())?.webhook_secret === secret;
    expect((await copies.execute()).map((copy) => JSON.stringify(copy).includes(secret))).toEqual([isOpen]);
  });

  it("of another account are not found, by any operation", async () => {
    const { id } = (await create({ url: "https://example.com/mine" })).body.data;
    const { key } = await service.newAccount();
    const patch = json("PATCH", { enabled: false });
    const requests = [
      service.api(`/v1/webhooks/${id}`, { key, headers: sameId }),
      service.api(`/v1/webhooks/${id}`, { ...patch, key, headers: { ...patch.headers, ...sameId } }),
      service.api(`/v1/webhooks/${id}`, { method: "DELETE", key, headers: sameId }),
      service.api(`/v1/webhooks/${id}/test`, { method: "POST", key, headers: sameId }),
    ];
    const absent = await service.api("/v1/webhooks/whk_1", { key, headers: sameId });
    for (const answer of await Promise.all(requests)) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(absent.body);
    }
    expect((await service.api<WebhookList>("/v1/webhooks", { key })).body.data.webhooks).toEqual([]);
    expect((await service.api<WebhookEndpoint>(`/v1/webhooks/${id}`)).body.data.enabled).toBe(true);
  });

  it("are at most 20 per account, also when all are created at once", async () => {
    const { key } = await service.newAccount();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => create({ url: `https://example.com/${index}` }, key)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.error.code)).toEqual(Array(5).fill("WEBHOOK_LIMIT_REACHED"));
    expect((await service.api<WebhookList>("/v1/webhooks", { key })).body.data.webhooks).toHaveLength(20);
  });

  it("are created once however often the same Idempotency-Key is sent", async () => {
    const { key } = await service.newAccount();
    const send = (url: string) => {
      const request = json("POST", { url });
      return service.api("/v1/webhooks", {
        ...request,
        headers: { ...request.headers, "idempotency-key": "one" },
        key,
      });
    };
    const answers = await Promise.all([1, 2, 3].map(() => send("https://example.com/once")));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await send("https://example.com/other")).body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await service.api<WebhookList>("/v1/webhooks", { key })).body.data.webhooks).toHaveLength(1);
  });

  it("can be tested: a webhook.test event arrives, and its delivery can be read", async () => {
    const { id } = (await create({ url: `${receiver.url}/ok/test-event` })).body.data;
    const sent = await service.api(`/v1/webhooks/${id}/test`, { method: "POST" });
    expect(sent.status).toBe(201);
    expect(sent.body.data).toMatchObject({
      type: "webhook.test",
      data: { webhook_id: id },
      deliveries: [{ webhook_id: id }],
    });
    // An upload of an earlier test may end meanwhile: its event goes to every endpoint of the account.
    const arrived = () =>
      receiver.requests
        .filter(({ path }) => path === "/ok/test-event")
        .map(({ body }) => JSON.parse(body))
        .filter(({ type }) => type === "webhook.test");
    await expect.poll(arrived).toMatchObject([{ id: sent.body.data.id }]);
  });
});

describe("internal addresses (W1, W4)", () => {
  let service: TestService;
  let inside: Receiver;

  beforeAll(async () => {
    inside = await startReceiver();
    service = await startTestService("sqlite and a folder");
  });
  afterAll(async () => {
    await service.stop();
    await inside.close();
  });

  const places: [string, (url: string) => ReturnType<TestService["api"]>][] = [
    ["an endpoint", (url) => service.api("/v1/webhooks", json("POST", { url }))],
    ["the default URL", (url) => service.api("/v1/account/webhooks", json("PATCH", { default_url: url }))],
    ["an upload", (url) => service.upload({ fields: { webhook_url: url } })],
  ];

  it.each(places)("are refused in every notation for %s, and never contacted", async (_name, save) => {
    for (const form of [...literalForms, `http://127.0.0.1:${inside.port}/`, `https://localhost:${inside.port}/`]) {
      const answer = await save(form);
      expect([answer.status, answer.body.error?.code], form).toEqual([400, "INVALID_WEBHOOK_URL"]);
    }
    expect(inside.connections()).toBe(0);
  });

  it("are refused with the same message: open port, closed port and no machine", async () => {
    const gone = await startReceiver();
    await gone.close();
    const urls = [inside.url, gone.url, "http://10.255.255.1"].map((url) => url.replace("http:", "https:"));
    const asked = urls.map((url) => json("POST", { url }));
    const answers = await Promise.all(
      asked.map((wish) => service.api("/v1/webhooks", { ...wish, headers: { ...wish.headers, ...sameId } })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it("cannot be reached by changing an endpoint later", async () => {
    const created = await service.api("/v1/webhooks", json("POST", { url: "https://example.com/" }));
    const changed = await service.api(`/v1/webhooks/${created.body.data.id}`, json("PATCH", { url: inside.url }));
    expect(changed.body.error.code).toBe("INVALID_WEBHOOK_URL");
  });
});
