import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { InvoiceRecord } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDashboardPages, type Ground, prepareGround } from "../../packages/server/src/testing/backends.ts";
import {
  type ServiceProcess,
  startServiceProcess,
  uploadTo,
} from "../../packages/server/src/testing/service-process.ts";
import { firstKey } from "../../packages/server/src/testing/test-service.ts";
import { makeShippedTree, shippedPackages } from "./shipped-tree.ts";

describe("what ships", () => {
  it("holds no fonts, no made-up names, no OCR language data, no pages' sources, no build tools and no test servers", () => {
    const unwanted =
      /fontsource|faker|pdf-lib|tesseract|vite|rolldown|react|mantine|s3rver|playwright|vitest|typescript/;
    expect([...shippedPackages().keys()].filter((path) => unwanted.test(path))).toEqual([]);
  });

  describe("started from a folder with nothing else in it", () => {
    let root: string;
    let ground: Ground;
    let service: ServiceProcess;
    let before: readonly string[];
    beforeAll(async () => {
      await buildDashboardPages();
      root = makeShippedTree();
      ground = await prepareGround("sqlite and a folder");
      before = filesOf(root);
      const environment = { INKVOICE_DASHBOARD: "on", INKVOICE_EXTRACTION_CHILD: "", INKVOICE_WORKERS: "1" };
      service = await startServiceProcess(ground, environment, join(root, "packages/cli/bin/inkvoice.js"));
    });
    afterAll(async () => {
      service?.signal("SIGTERM");
      await service?.ended;
      ground?.remove();
      if (root) rmSync(root, { recursive: true });
    });

    it("serves the dashboard as it was built", async () => {
      const page = await fetch(`${service.url}/`);
      const html = await page.text();
      expect(page.status).toBe(200);
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
      const answer = await fetch(`${service.url}${script}`, { headers: { "accept-encoding": "br" } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-encoding")).toBe("br");
      expect((await answer.text()).length).toBeGreaterThan(10_000);
    });

    it("reads an uploaded invoice", async () => {
      const bytes = readFileSync(join(import.meta.dirname, "../../examples/invoice.pdf"));
      const uploaded = await uploadTo(service.url, bytes);
      expect(uploaded.status).toBe(201);
      const { data } = (await uploaded.json()) as { data: { id: string } };
      const record = await untilEnded(data.id);
      expect(record.status).toBe("completed");
      expect(record.extracted_data?.invoice_number).toBe("LO-2026-0417");
    });

    it("wrote nothing beside its data but the compile cache", () => {
      expect(filesOf(root)).toEqual(before);
    });

    async function untilEnded(id: string): Promise<InvoiceRecord> {
      for (;;) {
        const headers = { authorization: `Bearer ${firstKey}` };
        const answer = await fetch(`${service.url}/v1/invoices/${id}`, { headers });
        const { data } = (await answer.json()) as { data: InvoiceRecord };
        if (data.status !== "processing") return data;
        await sleep(100);
      }
    }
  });
});

/** Every file with the moment of its last change, but for the cache that may be deleted at any time. */
function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(root, "node_modules/.cache")))
    .map((path) => `${path} ${statSync(path).mtimeMs}`)
    .sort();
}
