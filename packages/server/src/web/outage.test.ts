import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareFixture, type TestFixture } from "../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../testing/clients/browser-visitor.ts";
import { startTcpProxy, type TcpProxy } from "../testing/servers/tcp-proxy.ts";
import type { TestService } from "../testing/test-service.ts";

describe("The dashboard during an outage of the storage", () => {
  let fixture: TestFixture;
  let storage: TcpProxy;
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    fixture = await prepareFixture("PostgreSQL and S3", "migrated");
    const address = new URL(fixture.environment.INKVOICE_S3_ENDPOINT ?? "");
    storage = await startTcpProxy(Number(address.port));
    address.port = String(storage.port);
    const environment = { INKVOICE_S3_ENDPOINT: address.href.replace(/\/$/, "") };
    service = await startWithDashboard("PostgreSQL and S3", { fixture, environment });
    owner = await claimOwner(service);
  });
  afterAll(async () => {
    await service.stop();
    await storage.stop();
    fixture.remove();
  });

  it("answers like the API: 503 with Retry-After, in the same envelope, for a file, a page and an upload", async () => {
    const { id } = (await service.upload()).body.data;
    await service.untilEnded(id);
    storage.down(true);
    const form = new FormData();
    form.append("file", new Blob(["%PDF-1.4 anything"]), "invoice.pdf");
    const answers = [
      await owner.ask(`/api/invoices/${id}/file`),
      await owner.ask(`/api/invoices/${id}/pages/1/picture`),
      await owner.ask("/v1/invoices/extract", { raw: form }),
    ];
    storage.down(false);
    for (const { status, error, headers } of answers) {
      expect([status, error?.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(headers.get("cache-control")).toContain("no-store");
      expect(headers.has("content-disposition")).toBe(false);
    }
    const listed = await owner.ask("/v1/invoices");
    expect(listed.status).toBe(200);
  });
});
