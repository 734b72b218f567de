import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../../platform/logger.ts";
import type { WebServices } from "../services.ts";
import { loadSite } from "./files.ts";
import { serveSite } from "./serve-site.ts";

const script = "console.log('built');";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inkvoice-site-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(): void {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Inkvoice</title>");
  writeFileSync(join(folder, ".fingerprint"), "1a2b");
  writeFileSync(join(folder, "assets/index-1a2b.js"), script);
  writeFileSync(join(folder, "assets/index-1a2b.js.br"), brotliCompressSync(script));
}

async function serve(): Promise<FastifyInstance> {
  const app = Fastify();
  serveSite(app, { logger: createLogger("silent") } as WebServices, await loadSite(folder));
  return app;
}

describe("the dashboard's pages", () => {
  it("are served as they were built, compressed for browsers that can read it", async () => {
    build();
    const app = await serve();
    expect((await app.inject("/invoices")).body).toContain("<title>Inkvoice</title>");
    const plain = await app.inject("/assets/index-1a2b.js");
    expect(plain.body).toBe(script);
    expect(plain.headers["cache-control"]).toContain("immutable");
    const compressed = await app.inject({ url: "/assets/index-1a2b.js", headers: { "accept-encoding": "gzip, br" } });
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(compressed.rawPayload).toEqual(brotliCompressSync(script));
  });

  it("have their own URLs, and an unknown URL gives the application with 404", async () => {
    build();
    const app = await serve();
    for (const path of ["/trash", "/jobs", "/exports", "/invoices/inv_1/compare/inv_2"])
      expect((await app.inject(path)).statusCode, path).toBe(200);
    const unknown = await app.inject("/no/such/page");
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain("<title>Inkvoice</title>");
  });

  it("include no compressed copy and no hidden file", async () => {
    build();
    expect([...((await loadSite(folder)) ?? new Map()).keys()].sort()).toEqual([
      "/assets/index-1a2b.js",
      "/index.html",
    ]);
  });

  it("say what to do if they have not been built", async () => {
    const app = await serve();
    const answer = await app.inject("/invoices");
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain("npm run build");
    expect((await app.inject("/assets/index-1a2b.js")).statusCode).toBe(404);
  });
});
