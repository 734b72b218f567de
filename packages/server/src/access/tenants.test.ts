import { scopes, type UploadedBatch } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiRoutes } from "../routes.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../testing/test-service.ts";

/** The path of a route with this id, and 1 for other parameters. */
function pathWith(path: string, id: string): string {
  return path.replace(":id", id).replace(/:\w+/g, "1");
}

const scopeOf = ({ access }: (typeof apiRoutes)[number]) => (access.kind === "key" ? access.scope : undefined);

describeOnEachBackend("accounts in the API", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service.stop());

  it("need the scope of every route: without it 403, naming the scope (A3)", async () => {
    for (const route of apiRoutes) {
      const others = scopes.filter((scope) => scope !== scopeOf(route));
      const { key } = await service.newAccount({ scopes: others });
      const { status, body } = await service.api(pathWith(route.path, "inv_1"), { method: route.method, key });
      expect([route.operation, status, body.error?.code]).toEqual([route.operation, 403, "FORBIDDEN"]);
      expect(body.error.message).toContain(scopeOf(route));
    }
  });

  it("need a key on every single route", async () => {
    for (const route of apiRoutes) {
      const { status } = await service.api(pathWith(route.path, "inv_1"), { method: route.method, key: null });
      expect([route.operation, status]).toEqual([route.operation, 401]);
    }
  });

  it("never see another account's data: every route treats a foreign id as one that does not exist (A4)", async () => {
    const { body } = await service.upload();
    const { id } = body.data;
    await service.untilEnded(id);
    const { db } = service.running.services;
    const event = await db.selectFrom("events").select("id").where("invoice_id", "=", id).executeTakeFirstOrThrow();
    const json = { "content-type": "application/json" };
    const hook = {
      method: "POST",
      headers: json,
      body: JSON.stringify({ url: "https://hooks.example.com/a", events: ["invoice.completed"] }),
    };
    const endpoint = await service.api("/v1/webhooks", hook);
    expect(endpoint.status).toBe(201);
    const definition = { name: "contract", type: "text", captions: ["Contract"] };
    const field = await service.api("/v1/fields", { method: "POST", headers: json, body: JSON.stringify(definition) });
    expect(field.status).toBe(201);
    const files = [{ bytes: documentThat("complete", 1) }, { bytes: documentThat("complete", 2) }];
    const batch = await service.upload<UploadedBatch>({ files });
    const order = JSON.stringify({ urls: ["http://10.0.0.1/a.pdf"] });
    const bulk = await service.api("/v1/bulk", { method: "POST", headers: json, body: order });
    const made = await service.api("/v1/exports", { method: "POST", headers: json, body: '{"format":"csv"}' });
    const vendor = await service.api("/v1/vendors", {
      method: "POST",
      headers: json,
      body: '{"name":"Nordwind GmbH"}',
    });
    const bought = await service.api("/v1/orders", {
      method: "POST",
      headers: json,
      body: '{"number":"4711","currency":"EUR","total":20,"lines":[]}',
    });
    const ruled = await service.api("/v1/rules", {
      method: "POST",
      headers: json,
      body: '{"name":"Two approvals","when":{},"then":{"approvals":2}}',
    });
    const ids = {
      rules: [ruled.body.data.id, "rul_1"],
      orders: [bought.body.data.id, "ord_1"],
      vendors: [vendor.body.data.id, "ven_1"],
      exports: [made.body.data.id, "exp_1"],
      invoices: [id, "inv_1"],
      events: [event.id, "evt_1"],
      webhooks: [endpoint.body.data.id, "whk_1"],
      fields: [field.body.data.id, "fld_1"],
      batches: [batch.body.data.batch_id, "bat_1"],
      bulk: [bulk.body.data.id, "blk_1"],
    } as const;
    const changes: Readonly<Record<string, string>> = {
      invoices: '{"external_id":"A-1"}',
      webhooks: '{"enabled":true}',
      fields: '{"description":"Theirs"}',
      vendors: '{"country":"DE"}',
      orders: '{"status":"closed"}',
      rules: '{"enabled":false}',
    };
    const stranger = await service.newAccount();
    for (const route of apiRoutes.filter(({ path }) => path.includes(":"))) {
      const resource = route.path.split("/")[2] as keyof typeof ids;
      const body = route.method === "PATCH" ? changes[resource] : undefined;
      const sameId = { "x-request-id": "same" };
      const change = body === undefined ? { headers: sameId } : { headers: { ...json, ...sameId }, body };
      const ask = (which: string) =>
        service.api(pathWith(route.path, which), { method: route.method, key: stranger.key, ...change });
      const [foreign, nothing] = [await ask(ids[resource][0]), await ask(ids[resource][1])];
      expect([route.operation, foreign.status, foreign.text]).toEqual([route.operation, 404, nothing.text]);
    }
    for (const list of ["/v1/invoices", "/v1/events", "/v1/webhooks"]) {
      const { text } = await service.api(list, { key: stranger.key });
      expect(text).not.toContain(id);
    }
    expect((await service.api(`/files/${id}`, { key: stranger.key })).status).toBe(404);
    expect((await service.api(`/v1/invoices/${id}`)).status).toBe(200);
  });
});
