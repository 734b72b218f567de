import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiRoutes, scimRoutes } from "../routes.ts";
import { scimClient } from "../testing/clients/scim-client.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

const megabyte = 1024 * 1024;
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const members = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0])));

/** JSON bodies that would exhaust memory or stack, and a part of the expected error message. */
const attacks: readonly (readonly [name: string, body: string, message: string])[] = [
  ["more than a megabyte", JSON.stringify({ text: "x".repeat(megabyte) }), "larger than 1 MB"],
  ["twenty megabytes", JSON.stringify({ urls: ["x".repeat(20 * megabyte)] }), "larger than 1 MB"],
  ["nested 100 000 deep", nested(100_000), "nested deeper than"],
  ["lists 300 000 deep", "[".repeat(300_000), "nested deeper than"],
  ["80 000 members", members(80_000), "members and entries"],
  ["400 000 entries", JSON.stringify({ urls: Array.from({ length: 400_000 }, () => 0) }), "members and entries"],
];

const routes = apiRoutes.filter(({ body, method }) => body !== undefined && method !== "GET");
const scimBodies = scimRoutes.filter(({ body }) => body !== undefined);

/** On one database: they are refused before any query but those of the key. */
describe("hostile JSON bodies (X9)", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService("sqlite and a folder");
  });
  afterAll(() => service.stop());

  it.each(attacks)("%s are refused on every operation, before they are parsed", async (_name, body, message) => {
    expect(routes.length).toBeGreaterThan(5);
    const { key } = await service.newAccount();
    for (const { method, path } of routes) {
      const headers = { "content-type": "application/json" };
      const answer = await service.api(path.replace(":id", "inv_1"), { method, body, headers, key });
      expect([path, answer.status, answer.body.error.code]).toEqual([path, 400, "INVALID_REQUEST"]);
      expect(answer.body.error.message).toContain(message);
    }
    const scim = scimClient(service, (await service.newAccount({ scopes: ["members:write"] })).key);
    expect(scimBodies).toHaveLength(3);
    for (const { method, path } of scimBodies) {
      const answer = await scim(method, path.replace("/scim/v2", "").replace(":id", "scm_1"), body);
      expect([path, answer.status, answer.body.scimType]).toEqual([path, 400, "invalidSyntax"]);
      expect(answer.body.detail).toContain(message);
    }
  });

  it("lines are refused by operations that accept none", async () => {
    for (const type of ["text/plain", "application/x-ndjson"]) {
      const headers = { "content-type": type };
      const answer = await service.api("/v1/webhooks", { method: "POST", body: "{}", headers });
      expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringContaining("content type")]);
    }
  });
});
