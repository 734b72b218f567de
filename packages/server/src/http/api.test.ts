import type { InvoiceList } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { sendRaw, statusIn } from "../testing/clients/raw-http.ts";
import { type ApiRequest, startTestService, type TestService } from "../testing/test-service.ts";

describeOnEachBackend("the API", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service.stop());

  it("puts the request id, the version and the rate limit on every response", async () => {
    for (const [path, key] of [
      ["/v1/invoices", service.apiKey],
      ["/v1/invoices", null],
      ["/v1/nothing", service.apiKey],
      ["/v1/invoices?limit=0", service.apiKey],
      ["/files/inv_1", null],
      ["/v1/invoices/%ZZ", service.apiKey],
    ] as const) {
      const asked = Date.now();
      const { headers, body } = await service.api(path, { key });
      expect(headers.get("x-request-id"), path).toMatch(/^req_\d{19}$/);
      if (!body.success) expect(body.error.request_id, path).toBe(headers.get("x-request-id"));
      expect(headers.get("service-version")).toBe("1.2.0");
      expect(Number(headers.get("x-ratelimit-limit"))).toBeGreaterThan(0);
      expect(Number(headers.get("x-ratelimit-remaining"))).toBeGreaterThanOrEqual(0);
      expect(Number(headers.get("x-ratelimit-reset"))).toBeGreaterThan(asked / 1000);
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    }
  });

  describe("X-Request-ID", () => {
    it("from the client is kept if it has 1 to 128 visible ASCII characters", async () => {
      for (const id of ["a", "my-request.1", "x".repeat(128), "<script>", "a,b;c=d"]) {
        const { headers } = await service.api("/v1/invoices", { headers: { "x-request-id": id } });
        expect(headers.get("x-request-id")).toBe(id);
      }
    });

    it("in any other form is replaced, and the request is still served (A8)", async () => {
      for (const id of ["", "x".repeat(129), "a b", "é", "a\tb"]) {
        const { headers, status } = await service.api("/v1/invoices", { headers: { "x-request-id": id } });
        expect(status).toBe(200);
        expect(headers.get("x-request-id")).toMatch(/^req_/);
      }
    });
  });

  it("answers version 1.2.0 as without a version header: new members appear under every version", async () => {
    const { body } = await service.upload({ fields: { external_id: "A-1" } });
    await service.untilEnded(body.data.id);
    const anonymous = { "x-request-id": "same" };
    for (const path of [`/v1/invoices/${body.data.id}`, "/v1/invoices", "/v1/events", "/v1/invoices/inv_1"]) {
      const current = await service.api<{ file_url?: string }>(path, { headers: anonymous });
      for (const version of ["1.2.0", "1.2", "1"]) {
        const named = await service.api<{ file_url?: string }>(path, {
          headers: { ...anonymous, "service-version": version },
        });
        // The signature in it is made anew each time.
        const address = { file_url: current.body.data?.file_url };
        const data = named.body.data?.file_url ? { ...named.body.data, ...address } : named.body.data;
        expect({ ...named.body, data }).toEqual(current.body);
        expect(named.headers.get("service-version")).toBe("1.2.0");
      }
    }
  });

  it("answers 404 to unknown routes and methods, whatever the body", async () => {
    for (const [method, path] of [
      ["GET", "/v1/nothing"],
      ["PUT", "/v1/invoices"],
      ["POST", "/v1/invoices/inv_1"],
      ["PUT", "/v1/invoices/inv_1"],
      ["GET", "//v1/invoices"],
      ["GET", "/V1/invoices"],
      ["GET", "/v1/invoices/"],
      ["GET", "/v1/invoices/inv_1/file"],
      ["GET", `/v1/invoices/inv_${"1".repeat(2000)}`],
    ] as const) {
      const { status, body } = await service.api(path, { method });
      expect([method, path, status, body.error?.code]).toEqual([method, path, 404, "NOT_FOUND"]);
    }
    const xml = { method: "POST", body: "<a/>", headers: { "content-type": "application/xml" } };
    expect((await service.api("/v1/nothing", xml)).status).toBe(404);
  });

  it.each([
    ["PUT", "/v1/invoices?limit=1", "GET, HEAD"],
    ["PUT", "/v1/invoices/inv_1", "GET, HEAD, PATCH, DELETE"],
    // Also the path of an invoice whose id is "extract".
    ["GET", "/v1/invoices/extract", "POST"],
    ["DELETE", "/v1/rules/try", "POST"],
    ["POST", "/v1/events/stream", "GET, HEAD"],
  ])("names the allowed methods of a known address: %s %s", async (method, path, allowed) => {
    const { status, headers, body } = await service.api(path, { method });
    expect([status, headers.get("allow"), body.error]).toMatchObject([
      404,
      allowed,
      { code: "NOT_FOUND", reason: "method_not_allowed", values: { method, allowed } },
    ]);
    expect(body.error.message).toBe(`This address does not take ${method}, but ${allowed}.`);
  });

  describe("keys", () => {
    it("that are missing, unknown, in the address or in another scheme are 401 (A1)", async () => {
      const wrong = [
        [undefined, "api_key_missing"],
        ["Bearer", "api_key_malformed"],
        ["Bearer ", "api_key_malformed"],
        ["Bearer ink_live_nope", "api_key_unknown"],
        ["", "api_key_malformed"],
        ["Bearer abc", "api_key_malformed"],
        [`Basic ${service.apiKey}`, "api_key_malformed"],
        [service.apiKey, "api_key_malformed"],
        [`Bearer ${service.apiKey}x`, "api_key_unknown"],
      ] as const;
      for (const [authorization, reason] of wrong) {
        const { status, body } = await service.api("/v1/invoices", {
          key: null,
          ...(authorization !== undefined && { headers: { authorization } }),
        });
        expect([authorization, status, body.error.code]).toEqual([authorization, 401, "UNAUTHORIZED"]);
        expect([authorization, body.error.reason]).toEqual([authorization, reason]);
        expect(body.data).toBeNull();
      }
      const inAddress = await service.api(`/v1/invoices?api_key=${service.apiKey}`, { key: null });
      expect(inAddress.status).toBe(401);
    });

    it("of an account without API access are 403", async () => {
      const { key } = await service.newAccount({ apiAccess: false });
      const { status, body } = await service.api("/v1/invoices", { key });
      expect([status, body.error.code]).toEqual([403, "FORBIDDEN"]);
      expect(body.error.message).toContain("no API access");
    });
  });

  it("validates list parameters: 400 naming the wrong one (A9)", async () => {
    for (const [query, name] of [
      ["limit=0", "limit"],
      ["limit=101", "limit"],
      ["limit=1e9", "limit"],
      ["limit=", "limit"],
      ["limit=1&limit=2", "limit"],
      ["offset=-1", "offset"],
      ["status=done", "status"],
      ["status=completed'%20or%201=1--", "status"],
      ["created_after=yesterday", "created_after"],
      ["created_before=2026-01-01T00:00:00", "created_before"],
    ] as const) {
      const { status, body } = await service.api(`/v1/invoices?${query}`);
      expect([query, status, body.error?.code]).toEqual([query, 400, "INVALID_PARAMETER"]);
      expect(body.error.message).toMatch(new RegExp(`^${name} `));
    }
  });

  it("filters the list by status and by exclusive dates, total included", async () => {
    const { key, accountId } = await service.newAccount();
    const { body } = await service.upload({ key });
    const { id, created_at } = body.data;
    const total = async (query: string) => {
      const answer = await service.api<InvoiceList>(`/v1/invoices?${query}`, { key });
      expect(answer.body.data.invoices.length).toBe(answer.body.data.pagination.total);
      return answer.body.data.pagination.total;
    };
    const shifted = (by: number) => new Date(Date.parse(created_at) + by).toISOString();
    expect(await total(`created_after=${shifted(-1)}`)).toBe(1);
    expect(await total(`created_after=${created_at}`)).toBe(0);
    expect(await total(`created_before=${created_at}`)).toBe(0);
    expect(await total(`created_before=${shifted(1)}&created_after=${shifted(-1)}`)).toBe(1);
    expect(await total("created_after=2020-01-01&created_before=2090-01-01")).toBe(1);
    expect(await total("created_before=2020-01-01")).toBe(0);
    const { db } = service.running.services;
    await expect
      .poll(
        async () => (await db.selectFrom("invoices").select("status").where("id", "=", id).executeTakeFirst())?.status,
      )
      .toBe("completed");
    expect(await total("status=completed")).toBe(1);
    expect(await total(`status=processing&created_after=${shifted(-1)}`)).toBe(0);
    expect(accountId).toMatch(/^acc_/);
  });

  describe("versions", () => {
    it("return their shape, name themselves, and mark deprecated ones", async () => {
      const { body } = await service.upload();
      await service.untilEnded(body.data.id);
      const old = await service.api<Record<string, never>>(`/v1/invoices/${body.data.id}`, {
        headers: { "service-version": "1.0" },
      });
      expect(old.headers.get("service-version")).toBe("1.0.4");
      expect(old.headers.get("deprecation")).toMatch(/^@\d+$/);
      expect(old.headers.get("sunset")).toMatch(/GMT$/);
      expect(old.headers.get("link")).toBe('</docs/versions>; rel="deprecation"; type="text/html"');
      expect(old.body.data.extracted_data).toMatchObject({
        vendor_info: { company_name: "Nordwind Trading GmbH", tax_id: "DE123456789" },
      });
      expect(old.body.data.extracted_data).not.toHaveProperty("vendor");
      const now = await service.api(`/v1/invoices/${body.data.id}`, { headers: { "service-version": "1" } });
      expect(now.headers.get("service-version")).toBe("1.2.0");
      expect(now.headers.get("deprecation")).toBeNull();
      expect(now.headers.get("link")).toBeNull();
      expect(now.body.data.extracted_data).toHaveProperty("vendor.name");
    });

    it("before 1.1 have errors as bare strings", async () => {
      const headers = { "service-version": "1.0.0" };
      expect((await service.api("/v1/invoices/inv_1", { headers })).body.error).toBe("NOT_FOUND");
      const bad = await service.upload({ files: [{ bytes: new TextEncoder().encode("text") }], headers });
      expect([bad.status, bad.body.error]).toEqual([400, "INVALID_FILE"]);
    });

    it("that do not exist are 400, and the message lists the existing ones", async () => {
      for (const version of ["2", "1.4.0", "latest", "1.0.1"]) {
        const { status, body } = await service.api("/v1/invoices", { headers: { "service-version": version } });
        expect([version, status, body.error.code]).toEqual([version, 400, "UNSUPPORTED_VERSION"]);
        expect(body.error.message).toContain("1.0.0, 1.0.3, 1.0.4, 1.1.0, 1.1.1, 1.2.0");
      }
    });
  });

  it("refuses malformed and hostile JSON with 400 (A9)", async () => {
    const send = (body: string) =>
      service.api("/v1/webhooks", { method: "POST", body, headers: { "content-type": "application/json" } });
    const bodies = [
      "{",
      "[]",
      "null",
      '"x"',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"a":1}}}',
      "[".repeat(100_000),
      `"${"x".repeat(2_000_000)}"`,
    ];
    for (const body of bodies) {
      const { status, body: answer } = await send(body);
      expect([body.slice(0, 40), status]).toEqual([body.slice(0, 40), 400]);
      expect(answer.success).toBe(false);
    }
    for (const [type, body, message] of [
      ["text/plain", "{}", "Send the body as application/json"],
      ["application/x-www-form-urlencoded", "url=x", "Send the body as application/json"],
      ["application/json", "", "must be"],
      ["application/json", "[]", "must be a JSON object"],
      ["application/json", '{"url":', "is not valid JSON: see line 1, column 8"],
      ["application/json", '{"url": }', "is not valid JSON: see line 1, column 9"],
      ["application/json", '{\n  "url": \'a\',\n  "b": 1\n}', "is not valid JSON: see line 2, column 10"],
      ["application/json", '{"url": 1,}', "is not valid JSON: see line 1, column 11"],
      ["application/json", '{\n  "url": "x",\n  events: []\n}', "is not valid JSON: see line 3, column 3"],
      ["application/json", '{"__proto__":{}}', "a key that is not allowed"],
    ] as const) {
      const answer = await service.api("/v1/webhooks", { method: "POST", body, headers: { "content-type": type } });
      expect([type, answer.status, answer.body.error.code]).toEqual([type, 400, "INVALID_REQUEST"]);
      expect(answer.body.error.message).toContain(message);
    }
    const empty = await service.api("/v1/invoices/inv_1", {
      method: "DELETE",
      headers: { "content-type": "application/json" },
    });
    expect(empty.status).toBe(404);
  });

  it("answers invalid HTTP with 400 and closes the connection (A7)", async () => {
    const { port } = service.running;
    const post = "POST /v1/webhooks HTTP/1.1\r\nHost: x\r\n";
    for (const bytes of [
      `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
      `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
      "GET /v1/invoices HTTP/1.1\nHost: x\n\n",
      "GET /v1/invoices HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n",
      "GET /v1/invoices HTTP/1.1\r\n\r\n",
      `GET /v1/invoices HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`,
      "nonsense\r\n\r\n",
    ]) {
      const text = await sendRaw(port, bytes);
      expect([bytes.slice(0, 60), statusIn(text)]).toEqual([bytes.slice(0, 60), 400]);
      expect(text).toMatch(/^connection: close\r$/im);
      expect(text).toMatch(/X-RateLimit-Limit: \d+\r\nX-RateLimit-Remaining: \d+\r\nX-RateLimit-Reset: \d+\r\n/i);
      expect(text).toContain('"success":false');
      expect(text).toMatch(/^x-request-id: /im);
    }
  });

  it("says what is missing, given twice or not there", async () => {
    const messageOf = async (path: string, init: ApiRequest = {}) => (await service.api(path, init)).body.error.message;
    const empty = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect(await messageOf("/v1/webhooks", empty)).toBe("url is missing.");
    expect(await messageOf("/v1/invoices?limit=1&limit=2")).toBe("limit is given more than once.");
    expect(await messageOf("/v1/webhooks/whk_1")).toBe("There is no such webhook.");
    expect(await messageOf("/v1/events/evt_1")).toBe("There is no such event.");
    expect(await messageOf("/v1/events/evt_1/redeliver", empty)).toBe("There is no such event.");
    expect(await messageOf("/v1/exports/exp_1")).toBe("There is no such export.");
    expect(await messageOf("/v1/invoices?created_after=soon")).toContain("2026-03-31T10:00Z");
  });
});
