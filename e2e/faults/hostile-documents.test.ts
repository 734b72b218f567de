import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { UploadedBatch } from "@inkvoice/contract";
import { createExtractionPool } from "@inkvoice/engine/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../../packages/server/src/testing/test-service.ts";
import { documentWithOrders, documentWithTwoFaces, hostileDocuments } from "./hostile-documents.ts";

const reader = new URL("../../packages/engine/src/pool/extraction-child.ts", import.meta.url).href;
const example = readFileSync(new URL("../../examples/invoice.pdf", import.meta.url));
const megabyte = 1024 * 1024;

/** From the start of a reader to its answer. */
async function secondsToRead(bytes: Uint8Array): Promise<number> {
  const pool = createExtractionPool({ size: 1, timeLimitMs: 600_000 });
  const started = performance.now();
  await pool.extract(bytes, {});
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  return seconds;
}

describe("documents made to break readers, through the API and the real reader", () => {
  let service: TestService;
  beforeAll(async () => {
    // Two of them take whatever time they are given; the others need no more than this, also where the machine gets busier meanwhile.
    const limit = Math.max(8, Math.ceil(6 * (await secondsToRead(example))));
    const environment = {
      INKVOICE_EXTRACTION_CHILD: reader,
      INKVOICE_EXTRACTION_SECONDS: String(limit),
      INKVOICE_WORKERS: "1",
    };
    service = await startTestService("sqlite and a folder", { environment });
  });
  afterAll(() => service.stop());

  const read = async (bytes: Uint8Array) => {
    const { status, body } = await service.upload({ files: [{ bytes }] });
    expect(status).toBe(201);
    return await service.untilEnded(body.data.id);
  };

  it("are refused or end, each alone, and the next invoice is read as ever (F15, U1, U2, U3, U4)", {
    timeout: 600_000,
  }, async () => {
    const files = hostileDocuments();
    const { status, body } = await service.upload<UploadedBatch>({ files });
    expect(status).toBe(201);
    expect(body.data.rejected).toEqual([]);
    for (const [index, { name, endings }] of files.entries()) {
      const { status: ended, error } = await service.untilEnded(body.data.invoices[index]?.id ?? "");
      expect({ name, ended, code: error?.code }).toEqual({
        name,
        ended: "failed",
        code: expect.toBeOneOf([...endings]),
      });
    }
    expect((await read(example)).status).toBe("completed");
    expect(service.running.services.pool.stats().peakRssBytes).toBeLessThan(1700 * megabyte);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  it("that give orders are read and not obeyed: no script, no program, no request (U5)", {
    timeout: 300_000,
  }, async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const folder = mkdtempSync(join(tmpdir(), "inkvoice-orders-"));
    const mark = join(folder, "obeyed");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await read(documentWithOrders(address, `touch ${mark}`))).status).not.toBe("processing");
    expect([existsSync(mark), requests]).toEqual([false, 0]);
    server.close();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  it("that are two documents in one are read as one of them, every time the same (U11)", {
    timeout: 300_000,
  }, async () => {
    const bytes = documentWithTwoFaces();
    const { extracted_data: first } = await read(bytes);
    const { extracted_data: second } = await read(bytes);
    expect(first?.total_amount).toBe(900);
    expect(second).toEqual(first);
  });
});
