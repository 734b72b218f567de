import { execFileSync } from "node:child_process";
import { closeSync, copyFileSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync, writeSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentVersion } from "@inkvoice/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../platform/logger.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../testing/test-service.ts";

describeOnEachBackend("the running service", (backend) => {
  const lines: string[] = [];
  let service: TestService;
  beforeAll(async () => {
    const logger = createLogger("trace", { write: (line) => void lines.push(line) });
    service = await startTestService(backend, {
      logger,
      environment: { INKVOICE_METRICS_TOKEN: "observer", INKVOICE_EXTRACTION_SECONDS: "2" },
    });
  });
  afterAll(() => service.stop());

  it("has health, readiness and documentation without a key", async () => {
    for (const [path, type] of [
      ["/healthz", "application/json"],
      ["/readyz", "application/json"],
      ["/openapi.json", "application/json"],
      ["/docs/", "text/html"],
      ["/docs/reference/", "text/html"],
    ] as const) {
      const answer = await fetch(service.url + path);
      expect([path, answer.status, answer.headers.get("content-type")?.startsWith(type)]).toEqual([path, 200, true]);
      expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
    }
    const page = await fetch(`${service.url}/docs/reference/`);
    const policy = page.headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const html = await page.text();
    expect(html.match(/(src|href)="https?:/g)).toBeNull();
    expect(html).toContain(`API reference, version ${currentVersion}`);
    expect(html).toMatch(/<a href="\/docs\/">.*<a href="\/">Dashboard/s);
  });

  it("reports readiness of each part, and of the queue from any role (F24)", async () => {
    const ready = await (await fetch(`${service.url}/readyz`)).json();
    expect(ready).toEqual({
      status: "ok",
      database: "ok",
      storage: "ok",
      disk: "ok",
      migrations: "ok",
      workers: "ok",
    });
    const api = await startTestService(backend, { fixture: service.fixture, environment: { INKVOICE_ROLE: "api" } });
    const metrics = await (await fetch(`${api.url}/metrics`)).text();
    expect(metrics).toMatch(/inkvoice_workers_alive 1\n/);
    expect(metrics).toMatch(/inkvoice_queue_oldest_seconds \d/);
    await api.stop();
  });

  it("is not ready if documents wait without a worker, nor with a database of a newer version (F24, F26)", async () => {
    const api = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
    const { db } = api.running.services;
    await api.upload();
    await db
      .updateTable("invoices")
      .set({ created_at: Date.now() - 3_600_000 })
      .execute();
    await sql`insert into migrations (name) values ('9999-newer')`.execute(db);
    const answer = await fetch(`${api.url}/readyz`);
    expect([answer.status, await answer.json()]).toMatchObject([503, { workers: "none", migrations: "newer" }]);
    await api.stop();
  });

  it("has no 500 for NUL and lone surrogates in ids, descriptions and bodies (F19)", async () => {
    for (const path of ["/v1/invoices/inv_%00", "/v1/webhooks/whk_%00", "/v1/events/%00", "/files/inv_%00"])
      expect([path, (await service.api(path)).status]).toEqual([path, 404]);
    for (const description of ["a\u0000b", "\ud800"]) {
      const body = JSON.stringify({ url: "https://example.com/hook", description });
      const init = { method: "POST", body, headers: { "content-type": "application/json" } };
      expect((await service.api("/v1/webhooks", init)).status).toBeLessThan(500);
    }
    expect((await service.api("/v1/events?invoice_id=%00")).status).toBeLessThan(500);
  });

  it("shows metrics to requests with the token", async () => {
    expect((await fetch(`${service.url}/metrics`)).status).toBe(401);
    await service.upload();
    const text = await (
      await fetch(`${service.url}/metrics`, { headers: { authorization: "Bearer observer" } })
    ).text();
    expect(text).toContain(
      'inkvoice_http_request_seconds_count{method="POST",route="/v1/invoices/extract",status="201"}',
    );
    expect(text).toMatch(/inkvoice_uploads_total [1-9]/);
    expect(text).not.toMatch(/acc_|inv_|ink_live/);
  });

  it("writes no keys, names or document text into logs, metrics or the database (A1, A13)", async () => {
    const canary = "CANARY-DE89370400440532013000";
    const send = (does: string) =>
      service.upload({ files: [{ bytes: documentThat(`${does}\n% ${canary}`), name: `${canary}.pdf` }] });
    for (const does of ["complete", "fail UNREADABLE_TEXT", `throw ${canary}`, "abort"]) {
      const { body } = await send(does);
      await service.untilEnded(body.data.id);
    }
    await service.api(`/v1/invoices/${canary}?x=${canary}`, { headers: { "user-agent": canary } });
    const { services } = service.running;
    const metrics = await services.metrics.registry.metrics();
    const log = lines.join("");
    expect(log).toContain("document ended");
    for (const secret of [canary, service.apiKey]) {
      expect(log).not.toContain(secret);
      expect(metrics).not.toContain(secret);
    }
    const keys = JSON.stringify(await services.db.selectFrom("api_keys").selectAll().execute());
    expect(keys).not.toContain(service.apiKey);
    for (const line of lines.filter((text) => text.includes('"route"')))
      expect(JSON.parse(line).request_id).toBeDefined();
  });

  it("refuses uploads with 503 before the disk is full, and still serves reads (A10)", async () => {
    const { body } = await service.upload();
    const full = await startTestService(backend, {
      fixture: service.fixture,
      environment: { INKVOICE_MIN_FREE_MEGABYTES: "999999999" },
    });
    const refused = await full.upload();
    expect([refused.status, refused.body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await full.api(`/v1/invoices/${body.data.id}`)).status).toBe(200);
    await full.stop();
  });
});

describe("without a token", () => {
  it("metrics are served to this machine only, and not through a proxy on it", async () => {
    const open = await startTestService("sqlite and a folder");
    expect((await fetch(`${open.url}/metrics`)).status).toBe(200);
    const passedOn = { headers: { "x-forwarded-for": "203.0.113.9" } };
    expect((await fetch(`${open.url}/metrics`, passedOn)).status).toBe(401);
    await open.stop();
    // A proxy on this machine need not say that it passes a request on.
    for (const behind of [{ INKVOICE_BASE_URL: "https://invoices.example.com" }, { INKVOICE_TRUST_PROXY: "1" }]) {
      const proxied = await startTestService("sqlite and a folder", { environment: behind });
      expect((await fetch(`${proxied.url}/metrics`)).status).toBe(401);
      await proxied.stop();
    }
  });
});

describe("slow and misbehaving clients", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService("sqlite and a folder", {
      environment: { INKVOICE_MAX_CONNECTIONS_PER_ADDRESS: "120" },
    });
  });
  afterAll(() => service.stop());

  it("cannot block others, nor hold more connections than their share (U9, F17)", async () => {
    const { port } = service.running;
    const start = `POST /v1/invoices/extract HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.apiKey}\r\nContent-Type: multipart/form-data; boundary=X\r\nContent-Length: 1000000\r\n\r\n--X\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-`;
    const sockets: Socket[] = [];
    let closed = 0;
    for (let index = 0; index < 200; index += 1) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.on("close", () => {
        closed += 1;
      });
      socket.write(index % 2 === 0 ? "GET / HTTP/1.1\r\nX-Slow: " : start);
      sockets.push(socket);
    }
    await expect.poll(() => closed).toBeGreaterThanOrEqual(80);
    for (const socket of sockets.slice(0, 40)) socket.resetAndDestroy();
    // Closed connections are noticed a moment later.
    const answered = () => fetch(`${service.url}/healthz`).then(({ status }) => status, String);
    await expect.poll(answered).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    for (const socket of sockets) socket.resetAndDestroy();
    await expect.poll(() => readdirSync(service.running.services.temporaryFolder)).toEqual([]);
  });
});

/** Writes until there is no room for another byte. */
function fillDisk(path: string): void {
  const file = openSync(path, "w");
  for (let size = 1024 * 1024; size >= 1; size >>= 1) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1));
    } catch {
      // This much no longer fits; less may.
    }
  }
  closeSync(file);
}

/** One request to each operation of the API that writes. */
function writesTo(id: string): readonly (readonly [string, string, object])[] {
  return [
    ["PATCH", `/v1/invoices/${id}`, { metadata: { a: "b" } }],
    ["DELETE", `/v1/invoices/${id}`, {}],
    ["POST", "/v1/webhooks", { url: "https://example.com/hook" }],
    ["POST", "/v1/account/webhooks/rotate-secret", {}],
    ["PATCH", "/v1/account/webhooks", { default_url: "https://example.com/hook" }],
    ["PATCH", "/v1/account/retention", { days: 30, removes: "record" }],
    ["POST", "/v1/fields", { name: "cost_centre", type: "text", captions: ["Cost centre"] }],
    ["POST", "/v1/bulk", { urls: ["https://example.com/a.pdf"] }],
  ];
}

const canMount = process.getuid?.() === 0 && process.platform === "linux";
if (!canMount) console.warn("A full disk is not tried: mounting a small one needs root on Linux.");

describe.runIf(canMount)("a full disk", () => {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-full-"));
  beforeAll(() => {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", folder]);
  });
  afterAll(() => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it("is 503, leaves no partial files, and recovers when there is space again (F7)", async () => {
    const fixture = { environment: { INKVOICE_DATA_DIR: folder }, dataDir: folder, remove: () => undefined };
    const environment = { INKVOICE_ROLE: "api", INKVOICE_TRASH_DAYS: "0" };
    const service = await startTestService("sqlite and a folder", { fixture, environment });
    const big = [{ bytes: documentThat("complete", 3_000_000) }];
    const accepted: string[] = [];
    let last = await service.upload({ files: big });
    for (let attempt = 0; attempt < 6 && last.status === 201; attempt += 1) {
      accepted.push(last.body.data.id);
      last = await service.upload({ files: big });
    }
    expect([last.status, last.body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(readdirSync(service.running.services.temporaryFolder)).toEqual([]);
    expect(accepted.length).toBeGreaterThan(0);
    // Filled to the last byte: nothing can be written any more, and everything can still be read.
    const filler = join(folder, "filler");
    fillDisk(filler);
    for (const id of accepted) expect((await service.api(`/v1/invoices/${id}`)).status).toBe(200);
    expect((await service.api("/v1/invoices")).status).toBe(200);
    expect((await service.api(`/files/${accepted[0]}`)).status).toBe(200);
    for (const [method, path, body] of writesTo(accepted[0] ?? "")) {
      const { status, headers } = await service.api(path, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      });
      expect([method, path, status, Number(headers.get("retry-after")) > 0]).toEqual([method, path, 503, true]);
    }
    rmSync(filler);
    await service.api(`/v1/invoices/${accepted[0]}`, { method: "DELETE" });
    expect((await service.upload({ files: big })).status).toBe(201);
    await service.stop();
  });
});

describe("a database file that is moved away or replaced under the service", () => {
  it.each(["-wal", "-shm"])(
    "is detected for %s as well: nothing is written any more, reads continue",
    async (suffix) => {
      const service = await startTestService("sqlite and a folder", { environment: { INKVOICE_ROLE: "api" } });
      const { body } = await service.upload();
      rmSync(join(service.fixture.dataDir, `inkvoice.db${suffix}`));
      const ready = await fetch(`${service.url}/readyz`);
      expect([ready.status, (await ready.json()).database]).toEqual([503, "replaced"]);
      const refused = await service.api(`/v1/invoices/${body.data.id}`, { method: "DELETE" });
      expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([503, true]);
      expect((await service.api(`/v1/invoices/${body.data.id}`)).status).toBe(200);
      await service.stop();
    },
  );

  it("is detected: the service is not ready and accepts nothing more (F24)", async () => {
    const service = await startTestService("sqlite and a folder", { environment: { INKVOICE_ROLE: "api" } });
    expect((await service.upload()).status).toBe(201);
    renameSync(join(service.fixture.dataDir, "inkvoice.db"), join(service.fixture.dataDir, "elsewhere.db"));
    expect((await service.upload()).status).toBe(503);
    const stateOf = async () => {
      const answer = await fetch(`${service.url}/readyz`);
      return [answer.status, (await answer.json()).database];
    };
    expect(await stateOf()).toEqual([503, "replaced"]);
    // Another file of that name, even of the same content, is not the one that is written to.
    copyFileSync(join(service.fixture.dataDir, "elsewhere.db"), join(service.fixture.dataDir, "inkvoice.db"));
    expect((await service.upload()).status).toBe(503);
    expect(await stateOf()).toEqual([503, "replaced"]);
    await service.stop();
  });
});
