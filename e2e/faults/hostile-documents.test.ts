import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UploadedBatch } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../../packages/server/src/testing/test-service.ts";
import {
  documentWithActions,
  documentWithTwoRevisions,
  exhaustingDocuments,
  type HostileDocument,
  hostileDocuments,
} from "./hostile-documents.ts";

const example = readFileSync(new URL("../../examples/invoice.pdf", import.meta.url));
const megabyte = 1024 * 1024;

describe("documents made to break readers, through the API and the real reader", () => {
  const startWith = async (settings: Readonly<Record<string, string>> = {}) => {
    const environment = { INKVOICE_EXTRACTION_CHILD: "", INKVOICE_WORKERS: "1", ...settings };
    const started = await startTestService("sqlite and a folder", { environment });
    // The inspection process is running before the batch is sent, because its files wait for it only for a limited time.
    await read(example, started);
    return started;
  };
  let service: TestService;
  beforeAll(async () => {
    service = await startWith();
  });
  afterAll(() => service.stop());

  const read = async (bytes: Uint8Array, by = service) => {
    const { status, body } = await by.upload({ files: [{ bytes }] });
    expect(status).toBe(201);
    return await by.untilEnded(body.data.id);
  };

  /** Each is refused or fails with an allowed code, and the service is running. */
  const endAlone = async (files: readonly HostileDocument[], by: TestService) => {
    const { status, body } = await by.upload<UploadedBatch>({ files });
    expect(status).toBe(201);
    const refused = new Map(body.data.rejected.map(({ filename, error }) => [filename, error.code]));
    const accepted = body.data.invoices.values();
    for (const { name, endings } of files) {
      const isRefused = refused.has(name);
      const { status: ended, error } = isRefused ? {} : await by.untilEnded(accepted.next().value?.id ?? "");
      expect({ name, ended, code: refused.get(name) ?? error?.code }).toEqual({
        name,
        ended: isRefused ? undefined : "failed",
        code: expect.toBeOneOf([...endings]),
      });
    }
    expect(by.running.services.pool.stats().peakRssBytes).toBeLessThan(1700 * megabyte);
    expect((await fetch(`${by.url}/healthz`)).status).toBe(200);
  };

  it("are refused or end, and each time the next invoice is extracted as usual (F15, U1, U3, U4)", async () => {
    await endAlone(hostileDocuments(), service);
    expect((await read(example)).status).toBe("completed");
  });

  it("that exhaust time or memory are stopped, and the next invoice is extracted as usual (F15, U2, U3)", async () => {
    // A stopped process is replaced by a new one: the limit includes its start on a busy machine.
    const started = performance.now();
    await (await startWith()).stop();
    const seconds = (performance.now() - started) / 1000;
    const limit = Math.max(3, Math.ceil(2 * seconds));
    const strict = await startWith({ INKVOICE_EXTRACTION_SECONDS: String(limit) });
    await endAlone(exhaustingDocuments(), strict);
    // On a busy machine the limit may be too short; tries again.
    await expect.poll(async () => (await read(example, strict)).status).toBe("completed");
    await strict.stop();
  });

  it("that contain commands are extracted, and run no script, program or request (U5)", async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const folder = mkdtempSync(join(tmpdir(), "inkvoice-orders-"));
    const mark = join(folder, "obeyed");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await read(documentWithActions(address, `touch ${mark}`))).status).not.toBe("processing");
    expect([existsSync(mark), requests]).toEqual([false, 0]);
    server.close();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  it("that are valid in two formats are always read as the same one (U11)", async () => {
    const bytes = documentWithTwoRevisions();
    const { extracted_data: first } = await read(bytes);
    const { extracted_data: second } = await read(bytes);
    expect(first?.total_amount).toBe(900);
    expect(second).toEqual(first);
  });
});
