import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zipOf } from "../../server/src/catalogue/export/zip.ts";
import { type Receiver, startReceiver } from "../../server/src/platform/outbound/testing/receiver.ts";
import { documentThat, startTestService, type TestService } from "../../server/src/testing/test-service.ts";
import { revealWebhookSecret } from "../../server/src/webhooks/secrets.ts";
import {
  createClient,
  ExtractionFailedError,
  type ExtractionProgress,
  type Inkvoice,
  verifyWebhook,
  WaitTimeoutError,
  type WebhookEvent,
  WebhookVerificationError,
} from "./index.ts";

describe("the client against a running service", () => {
  let service: TestService;
  let receiver: Receiver;
  let client: Inkvoice;

  beforeAll(async () => {
    receiver = await startReceiver();
    service = await startTestService("sqlite and a folder", { environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" } });
    client = createClient({ apiKey: service.apiKey, baseUrl: `${service.url}/v1/` });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.close();
  });

  it("uploads bytes and blobs, waits, reads, lists and deletes", async () => {
    const first = await client.invoices.extract({ content: documentThat(), filename: "ä.pdf" });
    const second = await client.invoices.extract(
      { content: new Blob([documentThat().slice()]) },
      { extractLineItems: false },
    );
    expect(first).toMatchObject({ id: expect.stringMatching(/^inv_/), status: "processing" });
    const done = await client.invoices.wait(second.id);
    expect(done).toMatchObject({ status: "completed", extracted_data: { total_amount: 101.15 } });
    expect(done.extracted_data).not.toHaveProperty("line_items");
    await client.invoices.wait(first.id);
    const ids: string[] = [];
    for await (const { id } of client.invoices.all({ status: "completed", limit: 1 })) ids.push(id);
    expect(ids).toEqual([second.id, first.id]);
    expect(await client.invoices.delete(first.id)).toEqual({ id: first.id, deleted: true });
    await expect(client.invoices.get(first.id)).rejects.toMatchObject({
      code: "NOT_FOUND",
      status: 404,
      requestId: expect.any(String),
    });
  });

  it("uploads batches, and one file as a batch of one", async () => {
    const batch = await client.invoices.extractBatch([
      { content: documentThat() },
      { content: new TextEncoder().encode("x") },
    ]);
    expect(batch).toMatchObject({
      batch_id: expect.stringMatching(/^bat_/),
      invoices: [{}],
      rejected: [{ error: { code: "INVALID_FILE_FORMAT" } }],
    });
    expect(await client.invoices.extractBatch([{ content: documentThat() }])).toMatchObject({
      batch_id: null,
      invoices: [{}],
      rejected: [],
    });
  });

  it("uploads and waits in one call, reports progress, and can be aborted", async () => {
    const heard: ExtractionProgress[] = [];
    const invoice = await client.invoices.extractAndWait(documentThat(), {
      externalId: "order 7",
      metadata: { shop: "north" },
      onProgress: (progress) => void heard.push(progress),
    });
    expect(invoice).toMatchObject({ external_id: "order 7", metadata: { shop: "north" } });
    expect(invoice.extracted_data.total_amount).toBe(101.15);
    expect(heard[0]).toEqual({ status: "uploading" });
    expect(heard.at(-1)).toMatchObject({ status: "completed", id: invoice.id });
    const stopping = new AbortController();
    const stopped = client.invoices.extractAndWait(documentThat("sleep 3000"), {
      signal: stopping.signal,
      onProgress: ({ status }) => status === "processing" && stopping.abort(new Error("enough")),
    });
    await expect(stopped).rejects.toThrow("enough");
    const failed = client.invoices.extractAndWait(documentThat("fail UNREADABLE_TEXT"));
    await expect(failed).rejects.toBeInstanceOf(ExtractionFailedError);
  });

  it("corrects, approves, rejects, rereads, and returns words and pages", async () => {
    const { id, revision } = await client.invoices.extractAndWait(documentThat());
    const corrected = await client.invoices.correct(id, {
      extractedData: { total_amount: 12.5, vendor: { name: "Nordwind" }, due_date: null },
      externalId: "x",
      ifRevision: revision,
    });
    expect(corrected).toMatchObject({ external_id: "x", extracted_data: { total_amount: 12.5 } });
    await expect(client.invoices.correct(id, { externalId: "y", ifRevision: revision })).rejects.toMatchObject({
      code: "REVISION_MISMATCH",
    });
    expect(await client.invoices.approve(id)).toMatchObject({ review: "approved" });
    expect(await client.invoices.reject(id, "twice")).toMatchObject({ review: "rejected", review_reason: "twice" });
    expect(await client.invoices.draft(id, "ubl")).toContain("<");
    expect(await client.invoices.duplicates(id)).toBeInstanceOf(Array);
    expect((await client.invoices.list({ externalId: "x", sort: "-date" })).invoices).toHaveLength(1);
    expect(await client.invoices.reread(id, { extractLineItems: false })).toMatchObject({ status: "processing" });
    expect(await client.invoices.wait(id)).toMatchObject({ status: "completed" });
  });

  it("manages custom fields, waits for a batch, and returns analytics", async () => {
    const field = await client.fields.create({ name: "cost_centre", type: "code", captions: ["Cost centre"] });
    expect(await client.fields.change(field.id, { description: "of the buyer" })).toMatchObject({
      description: "of the buyer",
    });
    expect(await client.fields.list()).toHaveLength(1);
    const { batch_id } = await client.invoices.extractBatch([documentThat(), documentThat("fail UNREADABLE_TEXT")]);
    expect(await client.batches.wait(batch_id ?? "")).toMatchObject({
      counts: { processing: 0, completed: 1, failed: 1, rejected: 0 },
    });
    expect(await client.fields.delete(field.id)).toEqual({ id: field.id, deleted: true });
    expect((await client.analytics({ groupBy: "currency" })).groups.length).toBeGreaterThan(0);
  });

  it("manages orders, imports them, and compares an invoice with its order", async () => {
    const lines = [{ description: "Paper", quantity: 10, unit_price: 4.5 }];
    // Of another vendor, so that it is found by its number only.
    const vendor = { name: "Elsewhere AG" };
    const order = await client.orders.create({ number: "SDK-1", currency: "EUR", vendor, lines });
    expect(await client.orders.get(order.id)).toEqual(order);
    expect(await client.orders.list({ number: "sdk 1", status: "open" })).toMatchObject({ orders: [{ id: order.id }] });
    const wrong = { number: "SDK-3", currency: "XQZ", lines };
    const rows = [{ number: "SDK-2", currency: "EUR", vendor, lines }, wrong];
    expect(await client.orders.import(rows)).toMatchObject({
      created: 1,
      failed: 1,
      errors: [{ row: 2, path: "currency" }],
    });
    const { id } = await client.invoices.extractAndWait(documentThat());
    await client.invoices.correct(id, { extractedData: { purchase_order: "SDK-1" } });
    expect(await client.orders.match(id)).toMatchObject({ orders: [order.id], status: "over" });
    const settings = { tolerance: { percent: 1, amount: 0 } };
    expect(await client.orders.setSettings(settings)).toEqual(settings);
    expect(await client.orders.settings()).toEqual(settings);
    expect(await client.orders.change(order.id, { status: "closed" })).toMatchObject({ status: "closed" });
    expect(await client.orders.delete(order.id)).toEqual({ id: order.id, deleted: true });
  });

  it("manages rules, tries them, and lists invoices by their tag", async () => {
    // A new account: documents of other tests may still be processed, and would get the tag.
    const { key } = await service.newAccount();
    const own = createClient({ apiKey: key, baseUrl: `${service.url}/v1/` });
    const rule = { name: "Paper", when: { currency: "EUR" }, then: { approvals: 2, tags: ["paper"] } };
    const first = await own.rules.create(rule, { idempotencyKey: "rule" });
    expect(await own.rules.create(rule, { idempotencyKey: "rule" })).toEqual(first);
    const second = await own.rules.create({ ...rule, name: "Second" });
    expect(await own.rules.change(second.id, { position: 1 })).toMatchObject({ position: 1 });
    expect((await own.rules.list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await own.rules.get(first.id)).toMatchObject({ ...rule, position: 2 });
    const { id } = await own.invoices.extractAndWait(documentThat());
    expect(await own.rules.try(rule, { last: 1 })).toMatchObject({ tried: 1, invoices: [{ id }] });
    const { invoices } = await own.invoices.list({ tag: "paper" });
    expect(invoices.map((invoice) => invoice.id)).toEqual([id]);
    expect(await own.invoices.approve(id)).toMatchObject({ review: "open", approvals: [{}], approvals_required: 2 });
    await expect(own.invoices.approve(id)).rejects.toMatchObject({ reason: "approved_by_same" });
    for (const each of [first, second]) expect(await own.rules.delete(each.id)).toMatchObject({ deleted: true });
  });

  it("changes the review settings, and restores the default", async () => {
    const before = await client.account.reviewSettings();
    const required = ["invoice_number", "due_date"] as const;
    const changed = await client.account.changeReviewSettings({ invoice: { required: [...required] } });
    expect(changed.invoice).toEqual({ ...before.invoice, required });
    expect(await client.account.changeReviewSettings({ invoice: null })).toEqual(before);
  });

  it("dismisses a pair of duplicates, and undoes that", async () => {
    const twin = documentThat();
    const [one, other] = [
      await client.invoices.extractAndWait(twin),
      await client.invoices.extractAndWait(twin, { idempotencyKey: "twin" }),
    ];
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    expect(ids(await client.invoices.dismissDuplicate(one.id, other.id))).not.toContain(other.id);
    expect(ids(await client.invoices.restoreDuplicate(one.id, other.id))).toContain(other.id);
  });

  it("sends thousands of files in one bulk, and reports each", async () => {
    const files = { "a.pdf": documentThat(), "b.txt": new TextEncoder().encode("no invoice") };
    const archive = zipOf(Object.entries(files).map(([name, bytes]) => ({ name, chunks: [bytes] })));
    const { id } = await client.bulk.startArchive({ content: archive }, { metadata: { site: "Kiel" } });
    expect(await client.bulk.wait(id)).toMatchObject({ status: "completed", counts: { completed: 1, rejected: 1 } });
    const results: unknown[] = [];
    for await (const { file, status, invoice } of client.bulk.results(id))
      results.push([file, status, invoice?.metadata]);
    expect(results).toEqual([
      ["a.pdf", "completed", { site: "Kiel" }],
      ["b.txt", "rejected", undefined],
    ]);
    expect(await (await client.bulk.resultsFile(id, "csv")).text()).toContain("a.pdf");
    const answer = await client.query<{ invoices: { nodes: unknown[] } }>("{ invoices(first: 1) { nodes { id } } }");
    expect(answer.invoices.nodes).toHaveLength(1);
  });

  it("stops waiting when aborted", async () => {
    const { id } = await client.invoices.extract({ content: documentThat("sleep 3000") });
    await expect(client.invoices.wait(id, { timeoutMs: 10 })).rejects.toThrow(WaitTimeoutError);
    await expect(client.invoices.wait(id, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/i);
  });

  it("throws the service's refusals as errors with their code", async () => {
    await expect(client.webhooks.create({ url: "https://10.0.0.1/" })).rejects.toMatchObject({
      name: "InvalidRequestError",
      code: "INVALID_WEBHOOK_URL",
      reason: "url_private_address",
      status: 400,
    });
    const stranger = createClient({ apiKey: "ink_live_wrong", baseUrl: service.url });
    await expect(stranger.invoices.list()).rejects.toMatchObject({ code: "UNAUTHORIZED", reason: "api_key_unknown" });
    expect(() => createClient({ apiKey: "ink_live_…" })).toThrow("needs a whole apiKey");
    const lost = createClient({ apiKey: " x\n", baseUrl: receiver.url });
    await expect(lost.invoices.list()).rejects.toMatchObject({ code: "UNEXPECTED_ANSWER" });
  });

  it("manages endpoints, follows events, and verifies deliveries", async () => {
    const hook = await client.webhooks.create({ url: `${receiver.url}/ok/sdk`, description: "SDK" });
    expect(await client.webhooks.list()).toContainEqual(hook);
    expect(await client.webhooks.change(hook.id, { description: "changed" })).toMatchObject({ description: "changed" });
    const closing = new AbortController();
    const opened = Promise.withResolvers<void>();
    const seen: WebhookEvent[] = [];
    const following = (async () => {
      const stream = client.events.stream({ signal: closing.signal, onConnect: opened.resolve });
      for await (const event of stream) seen.push(event);
    })();
    await opened.promise;
    const { id } = await client.invoices.extract({ content: documentThat() });
    const completed = () => seen.find(({ type, data }) => type === "invoice.completed" && data?.id === id);
    await expect.poll(completed).toBeDefined();
    const event = completed();
    expect(event).toMatchObject({ type: "invoice.completed", data: { id } });
    closing.abort();
    await following;
    const arrived = () => receiver.requests.find(({ path, body }) => path === "/ok/sdk" && body.includes(id));
    await expect.poll(arrived).toBeDefined();
    const { body = "", headers = {} } = arrived() ?? {};
    const secret = await revealWebhookSecret(service.running.services, service.accountId);
    expect(await verifyWebhook({ body, headers, secret })).toEqual(event);
    await expect(verifyWebhook({ body: `${body} `, headers, secret })).rejects.toThrow(WebhookVerificationError);
    const detail = await client.events.redeliver(event?.id ?? "", { webhookId: hook.id });
    expect(detail.deliveries).toHaveLength(2);
    expect((await client.events.list({ invoiceId: id })).events).toHaveLength(1);
    expect(await client.webhooks.settings()).toEqual({ default_url: null, previous_secret_until: null });
    expect((await client.webhooks.rotateSecret(2)).secret).toMatch(/^whsec_/);
    expect(await client.webhooks.delete(hook.id)).toEqual({ id: hook.id, deleted: true });
  });
});
