import { afterAll, beforeAll, expect, it } from "vitest";
import { sendRaw } from "../../testing/clients/raw-http.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";

const page = "https://app.example.com";
let service: TestService;
beforeAll(async () => {
  service = await startTestService("sqlite and a folder", { environment: { INKVOICE_CORS_ORIGINS: page } });
});
afterAll(() => service.stop());

const rateHeaders = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "x-request-id"];

it.each(["PUT", "PROPFIND", "OPTIONS", "TRACE2"])(
  "%s, which no operation has, is 404 in the error envelope",
  async (method) => {
    const text = await sendRaw(
      service.running.port,
      `${method} /v1/invoices HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    for (const name of rateHeaders) expect(text.toLowerCase()).toContain(`\r\n${name}: `);
    expect(JSON.parse(text.slice(text.indexOf("{")).replace(/\}[^}]*$/, "}"))).toMatchObject({
      success: false,
      data: null,
      error: { code: "NOT_FOUND" },
    });
  },
);

it("reports a missing key before any other error", async () => {
  const keyless = { key: null } as const;
  const odd = await service.api("/v1/invoices?limit=0", { ...keyless, headers: { "service-version": "9" } });
  expect(odd.status).toBe(401);
  expect((await service.api("/v1/invoices/%E0%A4%A", keyless)).status).toBe(401);
  expect((await service.api("/v1/webhooks", { ...keyless, method: "POST", body: "{" })).status).toBe(401);
  expect((await service.api("/v1/invoices?limit=0", { headers: { "service-version": "9" } })).status).toBe(400);
});

it("allows CORS for the configured origins only", async () => {
  const preflight = {
    method: "OPTIONS",
    headers: { origin: page, "access-control-request-method": "PATCH" },
    key: null,
  };
  const asked = await service.api("/v1/invoices/inv_1", preflight);
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-methods")).toContain("PATCH");
  expect(asked.headers.get("access-control-allow-headers")).toContain("Authorization");
  const answer = await service.api("/v1/invoices", { headers: { origin: page } });
  expect(answer.headers.get("access-control-allow-origin")).toBe(page);
  expect(answer.headers.get("access-control-expose-headers")).toContain("X-RateLimit-Remaining");
  expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  const other = await service.api("/v1/invoices", { headers: { origin: "https://evil.example" } });
  expect(other.headers.get("access-control-allow-origin")).toBeNull();
});

it("decodes JSON that is not UTF-8 under 1.3.0", async () => {
  const body = Buffer.from('{"url":"https://example.com/\xe9"}', "latin1");
  const headers = { "content-type": "application/json", "service-version": "1.3.0" };
  const { status, body: answer } = await service.api("/v1/webhooks", { method: "POST", body, headers });
  expect([status, answer.error.message]).toEqual([400, "The request body must be JSON in UTF-8."]);
});
