import { type newTotp, totpCode } from "../sessions/factors/totp.ts";
import { joinAs, newVisitor, ownerPassword, tokenOf, type Visitor } from "./clients/browser-visitor.ts";
import { patchOf, scimClient, scimUser } from "./clients/scim-client.ts";
import { readingOf, storeInvoice } from "./store-invoice.ts";
import type { TestService } from "./test-service.ts";

/** A service with its owner, who is also the operator. `email` returns a new address each time. */
export type OwnedService = Readonly<{ service: TestService; owner: Visitor; email(): string }>;
type Answer = Readonly<{ status: number; text: string }>;
/**
 * Creates the objects that the operation needs. The returned function sends the request, and may be called again if it
 * changed nothing.
 */
type Act = (world: OwnedService) => Promise<() => Promise<Answer>>;

const hook = { url: "https://hooks.example.com/a", events: ["invoice.completed"] };
const password = ownerPassword;

/** One request of the owner without preparation. */
const owned =
  (method: string, path: string, body?: object): Act =>
  async ({ owner }) =>
  () =>
    owner.ask(path, { method, ...(body && { body }) });

const invoiceOf = ({ service }: OwnedService) =>
  storeInvoice(service.running.services.db, service.accountId, { data: readingOf() });

async function trashedOf(world: OwnedService): Promise<string> {
  const id = await invoiceOf(world);
  await world.owner.ask(`/v1/invoices/${id}`, { method: "DELETE" });
  return id;
}

/** A queued document; extraction is paused for all documents. */
async function waitingOf({ service }: OwnedService): Promise<string> {
  return (await service.upload<{ id: string }>()).body.data.id;
}

const endpointOf = async ({ owner }: OwnedService) =>
  (await owner.ask<{ id: string }>("/v1/webhooks", { body: hook })).data.id;
const keyOf = async ({ owner }: OwnedService) =>
  (await owner.ask<{ id: string }>("/api/keys", { body: { name: "A key", scopes: ["invoices:read"] } })).data.id;
const tenantOf = async ({ owner }: OwnedService) =>
  (await owner.ask<{ id: string }>("/api/operator/accounts", { body: { name: "Tenant" } })).data.id;

async function memberOf({ service, owner, email }: OwnedService) {
  const address = email();
  const visitor = await joinAs(service, owner, "member", address);
  const { members } = (await owner.ask<{ members: { user_id: string; email: string }[] }>("/api/members")).data;
  return { visitor, address, id: members.find((member) => member.email === address)?.user_id ?? "" };
}

/** With the id of something prepared in the path. */
const about =
  (
    prepare: (world: OwnedService) => Promise<string>,
    method: string,
    path: (id: string) => string,
    body?: object,
  ): Act =>
  async (world) => {
    const id = await prepare(world);
    return () => world.owner.ask(path(id), { method, ...(body && { body }) });
  };

const memberId = async (world: OwnedService) => (await memberOf(world)).id;
const linkOf = async ({ owner, email }: OwnedService) =>
  tokenOf((await owner.ask<{ url: string }>("/api/invitations", { body: { email: email(), role: "viewer" } })).data);

/** A member with an authenticator app and a code that was not used yet: the service accepts each code once. */
async function factorOf(world: OwnedService, { confirm = true } = {}) {
  const { visitor, address } = await memberOf(world);
  const { secret } = (await visitor.ask<ReturnType<typeof newTotp>>("/api/second-factors/totp", { method: "POST" }))
    .data;
  const { db } = world.service.running.services;
  const code = async () => {
    await db.updateTable("second_factors").set({ last_step: 0 }).execute();
    return totpCode(secret, Date.now());
  };
  const answer = async () =>
    visitor.ask("/api/second-factors/totp/confirm", { body: { code: await code(), name: "A" } });
  if (confirm) await answer();
  return { visitor, address, code, answer };
}

const signInActs: Readonly<Record<string, Act>> = {
  "POST /api/session": async (world) => {
    const { address } = await memberOf(world);
    return () => newVisitor(world.service.url).ask("/api/session", { body: { email: address, password } });
  },
  "DELETE /api/session": async (world) => {
    const { visitor } = await memberOf(world);
    return () => visitor.ask("/api/session", { method: "DELETE" });
  },
  "POST /api/session/factor": async (world) => {
    const { address, code } = await factorOf(world);
    const visitor = newVisitor(world.service.url);
    await visitor.ask("/api/session", { body: { email: address, password } });
    return async () => visitor.ask("/api/session/factor", { body: { code: await code() } });
  },
  "POST /api/session/confirm": owned("POST", "/api/session/confirm", { password }),
  "POST /api/password": async (world) => {
    const { visitor } = await memberOf(world);
    return () => visitor.ask("/api/password", { body: { current: password, next: "another long password" } });
  },
  "POST /api/links/accept": async (world) => {
    const body = { token: await linkOf(world), name: "Newcomer", password };
    return () => newVisitor(world.service.url).ask("/api/links/accept", { body });
  },
  "POST /api/second-factors/totp/confirm": async (world) => (await factorOf(world, { confirm: false })).answer,
  "POST /api/second-factors/recovery-codes": async (world) => {
    const { visitor } = await factorOf(world);
    return () => visitor.ask("/api/second-factors/recovery-codes", { method: "POST" });
  },
  "DELETE /api/second-factors/:id": async (world) => {
    const { visitor } = await factorOf(world);
    const { factors } = (await visitor.ask<{ factors: { id: string }[] }>("/api/second-factors")).data;
    return () => visitor.ask(`/api/second-factors/${factors[0]?.id}`, { method: "DELETE" });
  },
  "DELETE /api/person": async (world) => {
    const { visitor, address } = await memberOf(world);
    return () => visitor.ask("/api/person", { method: "DELETE", body: { name: address } });
  },
};

const memberActs: Readonly<Record<string, Act>> = {
  "PUT /api/account/second-factor": owned("PUT", "/api/account/second-factor", { required: false }),
  "POST /api/invitations": owned("POST", "/api/invitations", { email: "invited@example.com", role: "viewer" }),
  "DELETE /api/invitations/:id": async (world) => {
    await linkOf(world);
    const { invitations } = (await world.owner.ask<{ invitations: { id: string }[] }>("/api/members")).data;
    return () => world.owner.ask(`/api/invitations/${invitations[0]?.id}`, { method: "DELETE" });
  },
  "PATCH /api/members/:userId": about(memberId, "PATCH", (id) => `/api/members/${id}`, { role: "viewer" }),
  "DELETE /api/members/:userId": about(memberId, "DELETE", (id) => `/api/members/${id}`),
  "POST /api/members/:userId/reset-link": about(memberId, "POST", (id) => `/api/members/${id}/reset-link`),
  "POST /api/keys": owned("POST", "/api/keys", { name: "New", scopes: ["invoices:read"] }),
  "DELETE /api/keys/:id": about(keyOf, "DELETE", (id) => `/api/keys/${id}`),
  "POST /api/keys/:id/rotate": about(keyOf, "POST", (id) => `/api/keys/${id}/rotate`, { overlap_hours: 1 }),
  "GET /api/account/export": owned("GET", "/api/account/export"),
  "GET /api/audit/export": owned("GET", "/api/audit/export"),
};

/** A person created by SCIM, and a client with a key for it. */
async function provisionedOf({ service, owner, email }: OwnedService) {
  const body = { name: "Directory", scopes: ["members:write"] };
  const { key } = (await owner.ask<{ key: string }>("/api/keys", { body })).data;
  const scim = scimClient(service, key);
  return { scim, path: `/Users/${(await scim("POST", "/Users", scimUser(email()))).body.id}` };
}

/** One request of an identity provider about a person that it created. */
const provisioned =
  (method: string, body?: object): Act =>
  async (world) => {
    const { scim, path } = await provisionedOf(world);
    return () => scim(method, path, body);
  };

const provisioningActs: Readonly<Record<string, Act>> = {
  "POST /scim/v2/Users": async (world) => {
    const { scim } = await provisionedOf(world);
    const body = scimUser(world.email());
    return () => scim("POST", "/Users", body);
  },
  "PUT /scim/v2/Users/:id": provisioned("PUT", { roles: ["member"] }),
  "PATCH /scim/v2/Users/:id": provisioned("PATCH", patchOf({ op: "replace", value: { active: false } })),
  "DELETE /scim/v2/Users/:id": provisioned("DELETE"),
};

const webhookActs: Readonly<Record<string, Act>> = {
  "POST /v1/webhooks": owned("POST", "/v1/webhooks", hook),
  "PATCH /v1/webhooks/:id": about(endpointOf, "PATCH", (id) => `/v1/webhooks/${id}`, { description: "Changed" }),
  "DELETE /v1/webhooks/:id": about(endpointOf, "DELETE", (id) => `/v1/webhooks/${id}`),
  "PATCH /v1/account/webhooks": owned("PATCH", "/v1/account/webhooks", { default_url: "https://hooks.example.com/b" }),
  "POST /v1/account/webhooks/rotate-secret": owned("POST", "/v1/account/webhooks/rotate-secret", { overlap_hours: 1 }),
  "POST /api/webhooks/secret/reveal": owned("POST", "/api/webhooks/secret/reveal"),
  "POST /api/webhooks/:id/secret/reveal": about(endpointOf, "POST", (id) => `/api/webhooks/${id}/secret/reveal`),
  "POST /api/webhooks/:id/secret/rotate": about(endpointOf, "POST", (id) => `/api/webhooks/${id}/secret/rotate`, {}),
  "DELETE /api/webhooks/:id/secret": about(endpointOf, "DELETE", (id) => `/api/webhooks/${id}/secret`),
  "POST /api/deliveries/replay": owned("POST", "/api/deliveries/replay", { since: "2020-01-01T00:00:00Z" }),
};

const everyInvoice = { format: "csv", include: "all" };

async function exportOf(world: OwnedService): Promise<string> {
  await invoiceOf(world);
  return (await world.owner.ask<{ id: string }>("/v1/exports", { body: everyInvoice })).data.id;
}

const vendorOf = async ({ owner }: OwnedService) =>
  (await owner.ask<{ id: string }>("/v1/vendors", { body: { name: "Nordwind GmbH" } })).data.id;

const vendorActs: Readonly<Record<string, Act>> = {
  "POST /v1/vendors": owned("POST", "/v1/vendors", { name: "Südwind GmbH" }),
  "PATCH /v1/vendors/:id": about(vendorOf, "PATCH", (id) => `/v1/vendors/${id}`, { country: "DE" }),
  "DELETE /v1/vendors/:id": about(vendorOf, "DELETE", (id) => `/v1/vendors/${id}`),
  "POST /v1/vendors/merge": async (world) => {
    const [from, into] = [await vendorOf(world), await vendorOf(world)];
    return () => world.owner.ask("/v1/vendors/merge", { body: { from, into } });
  },
  "POST /v1/vendors/import":
    async ({ service }) =>
    () =>
      service.api("/v1/vendors/import", {
        method: "POST",
        body: "name\nWestwind GmbH\n",
        headers: { "content-type": "text/csv" },
      }),
  "DELETE /v1/vendors/:id/memory/:field": async (world) => {
    const [id, invoice] = [await vendorOf(world), await invoiceOf(world)];
    const body = { extracted_data: { currency: "USD" }, remember: true };
    await world.owner.ask(`/v1/invoices/${invoice}`, { method: "PATCH", body });
    return () => world.owner.ask(`/v1/vendors/${id}/memory/currency`, { method: "DELETE" });
  },
};

const newOrder = (number: string) => ({
  number,
  currency: "EUR",
  lines: [{ description: "Bolts M8", quantity: 100, unit_price: 0.2 }],
});
let madeOrders = 0;
const orderOf = async ({ owner }: OwnedService) => {
  madeOrders += 1;
  return (await owner.ask<{ id: string }>("/v1/orders", { body: newOrder(`N-${madeOrders}`) })).data.id;
};

const orderActs: Readonly<Record<string, Act>> = {
  "POST /v1/orders": owned("POST", "/v1/orders", newOrder("4710")),
  "PATCH /v1/orders/:id": about(orderOf, "PATCH", (id) => `/v1/orders/${id}`, { status: "closed" }),
  "DELETE /v1/orders/:id": about(orderOf, "DELETE", (id) => `/v1/orders/${id}`),
  "PUT /v1/account/orders": owned("PUT", "/v1/account/orders", { tolerance: { percent: 2, amount: 0.05 } }),
};

const newRule = { name: "Large orders", when: { total_min: 5000 }, then: { approvals: 2 } };
const ruleOf = async ({ owner }: OwnedService) =>
  (await owner.ask<{ id: string }>("/v1/rules", { body: newRule })).data.id;

const ruleActs: Readonly<Record<string, Act>> = {
  "POST /v1/rules": owned("POST", "/v1/rules", newRule),
  "PATCH /v1/rules/:id": about(ruleOf, "PATCH", (id) => `/v1/rules/${id}`, { enabled: false }),
  "DELETE /v1/rules/:id": about(ruleOf, "DELETE", (id) => `/v1/rules/${id}`),
};

const invoiceActs: Readonly<Record<string, Act>> = {
  "POST /v1/exports": about(invoiceOf, "POST", () => "/v1/exports", everyInvoice),
  "POST /v1/exports/:id/undo": about(exportOf, "POST", (id) => `/v1/exports/${id}/undo`),
  "DELETE /v1/invoices/:id": about(invoiceOf, "DELETE", (id) => `/v1/invoices/${id}`),
  "POST /v1/invoices/:id/duplicates/:other/dismiss": async (world) => {
    const [id, other] = [await invoiceOf(world), await invoiceOf(world)];
    return () => world.owner.ask(`/v1/invoices/${id}/duplicates/${other}/dismiss`, { method: "POST" });
  },
  "POST /v1/invoices/:id/duplicates/:other/restore": async (world) => {
    const [id, other] = [await invoiceOf(world), await invoiceOf(world)];
    await world.owner.ask(`/v1/invoices/${id}/duplicates/${other}/dismiss`, { method: "POST" });
    return () => world.owner.ask(`/v1/invoices/${id}/duplicates/${other}/restore`, { method: "POST" });
  },
  "POST /api/invoices/bulk": async (world) => {
    const ids = [await invoiceOf(world)];
    return () => world.owner.ask("/api/invoices/bulk", { body: { action: "delete", ids } });
  },
  "POST /api/trash/:id/restore": about(trashedOf, "POST", (id) => `/api/trash/${id}/restore`),
  "DELETE /api/trash/:id": about(trashedOf, "DELETE", (id) => `/api/trash/${id}`),
  "DELETE /api/trash": about(trashedOf, "DELETE", () => "/api/trash"),
  "PUT /v1/account/companies": owned("PUT", "/v1/account/companies", { companies: [{ name: "Ember Tools GmbH" }] }),
  "PATCH /v1/account/review": owned("PATCH", "/v1/account/review", { receipt: { required: ["date"] } }),
  "PATCH /v1/account/retention":
    async ({ service }) =>
    () =>
      service.api("/v1/account/retention", {
        method: "PATCH",
        body: JSON.stringify({ days: 4000 }),
        headers: { "content-type": "application/json" },
      }),
};

const operatorActs: Readonly<Record<string, Act>> = {
  "PUT /api/operator/jobs/:id/paused": about(waitingOf, "PUT", (id) => `/api/operator/jobs/${id}/paused`, {
    paused: true,
  }),
  "POST /api/operator/jobs/:id/retry": about(waitingOf, "POST", (id) => `/api/operator/jobs/${id}/retry`),
  "PUT /api/operator/reading": owned("PUT", "/api/operator/reading", { paused: true }),
  "POST /api/operator/accounts": owned("POST", "/api/operator/accounts", { name: "New" }),
  "PATCH /api/operator/accounts/:id": about(tenantOf, "PATCH", (id) => `/api/operator/accounts/${id}`, {
    plan: "enterprise",
  }),
  "POST /api/operator/accounts/:id/invitations": about(
    tenantOf,
    "POST",
    (id) => `/api/operator/accounts/${id}/invitations`,
    { email: "tenant@example.com", role: "owner" },
  ),
  "GET /api/operator/accounts/:id/export": about(tenantOf, "GET", (id) => `/api/operator/accounts/${id}/export`),
  "DELETE /api/operator/accounts/:id": about(tenantOf, "DELETE", (id) => `/api/operator/accounts/${id}`, {
    name: "Tenant",
  }),
  "POST /api/operator/reset-links": async (world) => {
    const { address: email } = await memberOf(world);
    return () => world.owner.ask("/api/operator/reset-links", { body: { email } });
  },
  "POST /api/operator/lost-factors": async (world) => {
    const { address: email } = await factorOf(world);
    return () => world.owner.ask("/api/operator/lost-factors", { body: { email } });
  },
};

/** INDEX of the operations that write an audit entry, each with a request that succeeds. */
export const auditedActs: Readonly<Record<string, Act>> = {
  ...signInActs,
  ...memberActs,
  ...provisioningActs,
  ...webhookActs,
  ...invoiceActs,
  ...vendorActs,
  ...orderActs,
  ...ruleActs,
  ...operatorActs,
};
