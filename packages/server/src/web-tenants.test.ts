import { afterAll, beforeAll, expect, it } from "vitest";
import { personRoutes } from "./routes.ts";
import { addFactor } from "./sessions/factors/factor-store.ts";
import { describeOnEachBackend } from "./testing/backends.ts";
import {
  claimOwner,
  joinAs,
  newVisitor,
  ownerEmail,
  ownerPassword,
  startWithDashboard,
  type Visitor,
} from "./testing/clients/browser-visitor.ts";
import { readingOf, storeInvoice } from "./testing/store-invoice.ts";
import type { TestService } from "./testing/test-service.ts";

/** Valid bodies of operations, by the end of their path, so that only the id decides. */
const bodies: Readonly<Record<string, object>> = {
  "PATCH /api/members/:userId": { role: "owner" },
  "PATCH /api/memory/:id": { value: "x" },
  "PATCH /v1/invoices/:id": { external_id: "A-1" },
  "PATCH /v1/webhooks/:id": { enabled: false },
  "POST /api/invoices/:id/try-field": { field: { name: "x", type: "text" } },
  "POST /api/invoices/:id/caption": { page: 1, box: [0, 0, 1, 1] },
  "PATCH /v1/fields/:id": { captions: ["x"] },
  "PUT /api/invoices/:id/division": { parts: [[1, 1]] },
  "POST /api/invoices/:id/comments": { text: "x" },
  "PUT /api/invoices/:id/assignee": { user_id: null },
};

describeOnEachBackend("A4: the dashboard of an account", (backend) => {
  let service: TestService;
  let owner: Visitor;
  let stranger: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
    const opened = await owner.ask<{ id: string }>("/api/operator/accounts", { body: { name: "Tenant" } });
    const path = `/api/operator/accounts/${opened.data.id}/invitations`;
    const link = await owner.ask<{ url: string }>(path, { body: { email: "tenant@example.com", role: "owner" } });
    stranger = newVisitor(service.url);
    const token = new URL(link.data.url).hash.replace("#token=", "");
    await stranger.ask("/api/links/accept", { body: { token, name: "Tenant", password: ownerPassword } });
  });
  afterAll(() => service.stop());

  /** Ids of one object of each kind, all of the owner's account. */
  async function idsOfOwner(): Promise<Readonly<Record<string, readonly [string, string]>>> {
    const { db, clock } = service.running.services;
    const { accountId } = service;
    const invoice = await storeInvoice(db, accountId, { data: readingOf() });
    const trashed = await storeInvoice(db, accountId, { data: readingOf() });
    await service.api(`/v1/invoices/${trashed}`, { method: "DELETE" });
    await joinAs(service, owner, "member");
    const member = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "member@example.com")
      .executeTakeFirstOrThrow();
    const hook = await owner.ask<{ id: string }>("/v1/webhooks", {
      body: { url: "https://hooks.example.com/a", events: ["invoice.completed"] },
    });
    await owner.ask(`/v1/webhooks/${hook.data.id}/test`, { method: "POST" });
    const delivery = await db.selectFrom("deliveries").select("id").executeTakeFirstOrThrow();
    // Its first attempt fails and says so in the endpoint's row, which is compared below.
    const tried = db.selectFrom("deliveries").select("id").where("attempts", ">", 0);
    await expect.poll(async () => (await tried.execute()).length).toBe(1);
    const key = await owner.ask<{ id: string }>("/api/keys", { body: { name: "Own", scopes: ["invoices:read"] } });
    await owner.ask("/api/invitations", { body: { email: "open@example.com", role: "viewer" } });
    const invitations = await owner.ask<{ invitations: { id: string }[] }>("/api/members");
    const person = await db.selectFrom("users").select("id").where("email", "=", ownerEmail).executeTakeFirstOrThrow();
    const session = await db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", person.id)
      .executeTakeFirstOrThrow();
    const memory = { id: "mem_1", vendor_key: "v", vendor_name: "V", field: "currency", kind: "value" } as const;
    const rest = {
      value: '"EUR"',
      place: null,
      used: 0,
      corrections: 1,
      user_name: "Olga",
      created_at: 1,
      account_id: accountId,
    };
    await db
      .insertInto("vendor_memories")
      .values({ ...memory, ...rest })
      .execute();
    await owner.ask("/api/views", { body: { name: "Own", filter: {} } });
    const view = await db.selectFrom("saved_views").select("id").executeTakeFirstOrThrow();
    const secret = { kind: "totp", name: "Phone", secret: "", credential_id: null, confirmed: false } as const;
    const factor = await addFactor(db, { ...secret, userId: member.id }, clock.now());
    const made = await owner.ask<{ id: string }>("/v1/exports", { body: { format: "csv", include: "all" } });
    const field = await owner.ask<{ id: string }>("/v1/fields", { body: { name: "own", type: "text" } });
    const vendor = await owner.ask<{ id: string }>("/v1/vendors", { body: { name: "Own" } });
    const body = { number: "4711", currency: "EUR", total: 20, lines: [] };
    const order = await owner.ask<{ id: string }>("/v1/orders", { body });
    const rule = await owner.ask<{ id: string }>("/v1/rules", {
      body: { name: "Two approvals", when: {}, then: { approvals: 2 } },
    });
    return {
      exports: [made.data.id, "exp_1"],
      invoices: [invoice, "inv_1"],
      trash: [trashed, "inv_1"],
      members: [member.id, "usr_1"],
      webhooks: [hook.data.id, "whk_1"],
      deliveries: [delivery.id, "dlv_1"],
      keys: [key.data.id, "key_1"],
      invitations: [invitations.data.invitations[0]?.id ?? "", "lnk_1"],
      sessions: [session.id, "ses_1"],
      "second-factors": [factor, "fac_1"],
      memory: ["mem_1", "mem_2"],
      views: [view.id, "viw_1"],
      fields: [field.data.id, "fld_1"],
      vendors: [vendor.data.id, "ven_1"],
      orders: [order.data.id, "ord_1"],
      rules: [rule.data.id, "rul_1"],
    };
  }

  it("treats another account's id as one that does not exist, on every operation, without effect", async () => {
    const ids = await idsOfOwner();
    const { db } = service.running.services;
    const state = async () =>
      JSON.stringify([
        await db.selectFrom("memberships").selectAll().where("account_id", "=", service.accountId).execute(),
        await db.selectFrom("api_keys").select(["id", "revoked_at"]).orderBy("id").execute(),
        await db.selectFrom("webhook_endpoints").selectAll().execute(),
        await db.selectFrom("second_factors").selectAll().execute(),
        await db.selectFrom("corrections").selectAll().execute(),
        await db.selectFrom("vendor_memories").selectAll().execute(),
        await db.selectFrom("saved_views").selectAll().execute(),
        await db.selectFrom("custom_fields").selectAll().execute(),
        await db.selectFrom("exports").selectAll().execute(),
        await db.selectFrom("vendors").selectAll().execute(),
        await db.selectFrom("orders").selectAll().execute(),
        await db.selectFrom("rules").selectAll().execute(),
        await db.selectFrom("invoices").select(["id", "status"]).execute(),
        (await db.selectFrom("deliveries").select("id").execute()).length,
      ]);
    const before = await state();
    const withIds = personRoutes.filter(({ path }) => path.includes(":") && !path.startsWith("/api/operator"));
    expect(withIds.length).toBeGreaterThan(20);
    for (const { method, path } of withIds) {
      const resource = path.split("/")[2] ?? "";
      const [own = "", nothing = ""] = ids[resource] ?? [];
      expect([path, own]).toEqual([path, expect.stringMatching(/_/)]);
      const body = method === "GET" ? {} : { body: bodies[`${method} ${path}`] ?? {} };
      const ask = (id: string) =>
        stranger.ask(
          path
            .replace(/:(id|userId)/, id)
            .replace(":page", "1")
            .replace(":list", "line_items")
            .replace(":index", "0")
            .replace(":field", "invoice_number")
            .replace(/einvoice$/, "einvoice?format=ubl"),
          { method, headers: { "x-request-id": "same" }, ...body },
        );
      const [foreign, absent] = [await ask(own), await ask(nothing)];
      expect([method, path, foreign.status, foreign.text]).toEqual([method, path, 404, absent.text]);
    }
    expect(await state()).toBe(before);
    for (const list of [
      "/v1/invoices",
      "/api/keys",
      "/v1/webhooks",
      "/api/members",
      "/api/deliveries",
      "/api/trash",
      "/v1/fields",
      "/api/audit",
    ]) {
      const { status, text } = await stranger.ask(list);
      expect([list, status]).toEqual([list, 200]);
      for (const [own] of Object.values(ids)) expect([list, text.includes(own)]).toEqual([list, false]);
    }
  });
});
