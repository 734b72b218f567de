import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Access } from "./http/route.ts";
import { personRoutes, webRoutes } from "./routes.ts";
import { claimOwner, joinAs, newVisitor, startWithDashboard, type Visitor } from "./testing/clients/browser-visitor.ts";
import type { TestService } from "./testing/test-service.ts";

const roleOf = (access: Access) => (access.kind === "public" ? "public" : (access.role ?? "public"));

/** Visitors that an operation with this role admits. */
const admitted: Readonly<Record<ReturnType<typeof roleOf>, readonly string[]>> = {
  public: ["nobody", "viewer", "member", "owner"],
  viewer: ["viewer", "member", "owner"],
  member: ["member", "owner"],
  owner: ["owner"],
  // The owner who claimed the installation is its operator.
  operator: ["owner"],
};

describe("Every operation of the dashboard", () => {
  let service: TestService;
  let visitors: Readonly<Record<string, Visitor>>;
  beforeAll(async () => {
    service = await startWithDashboard("sqlite and a folder", { environment: { INKVOICE_RATE_SCALE: "1000" } });
    const owner = await claimOwner(service);
    visitors = {
      nobody: newVisitor(service.url),
      viewer: await joinAs(service, owner, "viewer"),
      member: await joinAs(service, owner, "member"),
      owner,
    };
  });
  afterAll(() => service.stop());

  it("is in the index once", () => {
    const places = webRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((place) => place.includes(" /api/"))).toBe(true);
  });

  const guarded = personRoutes.filter(({ access }) => access.kind !== "public");

  it.each(guarded.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    "%s refuses callers without the required role",
    async (_name, operation) => {
      const path = operation.path.replace(/:\w+/g, "1");
      const role = roleOf(operation.access);
      const body = operation.method === "GET" ? {} : { body: {} };
      for (const [name, visitor] of Object.entries(visitors)) {
        if (admitted[role].includes(name)) continue;
        const answer = await visitor.ask(path, { method: operation.method, ...body });
        const expected = name === "nobody" ? 401 : role === "operator" ? 404 : 403;
        expect(`${name}: ${answer.status}`).toBe(`${name}: ${expected}`);
      }
    },
  );

  it.each(
    personRoutes
      .filter(({ method }) => method !== "GET")
      .map((operation) => [`${operation.method} ${operation.path}`, operation] as const),
  )("%s refuses what another site sends", async (_name, operation) => {
    const path = operation.path.replace(/:\w+/g, "1");
    const answer = await visitors.owner?.ask(path, {
      method: operation.method,
      body: {},
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(answer?.status).toBe(403);
  });
});
