import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { availableLayers, layers, requiredLayers } from "@inkvoice/engine/pool";
import { describe, expect, it } from "vitest";
import type { TestFixture } from "./testing/backends.ts";
import { startServiceProcess, uploadTo } from "./testing/service-process.ts";
import { firstKey } from "./testing/test-service.ts";

const example = readFileSync(join(import.meta.dirname, "../../../examples/invoice.pdf"));
const required = { INKVOICE_REQUIRE_SANDBOX: "1", INKVOICE_EXTRACTION_CHILD: "" };
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** Outside of the folder of the other tests, which only their own user may enter. */
function ownFixture(): TestFixture {
  const dataDir = mkdtempSync(join(tmpdir(), "inkvoice-sandboxed-"));
  const remove = () => rmSync(dataDir, { recursive: true, maxRetries: 10 });
  return { dataDir, environment: { INKVOICE_DATA_DIR: dataDir }, remove };
}

/** A Node that runs as a user without privileges, who owns the data folder. */
function nodeOfNobody({ dataDir }: TestFixture): string {
  const program = join(dataDir, "node-as-nobody");
  const drop = `setpriv --reuid=${nobody} --regid=${nobody} --clear-groups`;
  writeFileSync(program, `#!/bin/sh\nexec ${drop} "${process.execPath}" "$@"\n`);
  chmodSync(program, 0o755);
  chownSync(dataDir, nobody, nobody);
  return program;
}

async function statusOf(url: string, id: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/v1/invoices/${id}`, { headers: { authorization: `Bearer ${firstKey}` } });
    const { data } = (await answer.json()) as { data: { status: string } };
    if (data.status !== "processing") return data.status;
    await sleep(50);
  }
}

const missing = requiredLayers.filter((name) => !availableLayers().has(name));

describe("a service that requires the sandbox", () => {
  function start(user: "own" | "nobody") {
    const fixture = ownFixture();
    const node = user === "nobody" ? nodeOfNobody(fixture) : process.execPath;
    return { fixture, starting: startServiceProcess(fixture, required, undefined, node) };
  }

  if (missing.length > 0)
    it("does not start here, and names the missing layer", async () => {
      const { fixture, starting } = start("own");
      await expect(starting).rejects.toThrow(`INKVOICE_REQUIRE_SANDBOX is set, and this system does not confine`);
      await expect(starting).rejects.toThrow(layers[missing[0]!]);
      fixture.remove();
    });
  else
    it.each(isRoot ? (["own", "nobody"] as const) : (["own"] as const))(
      "starts and reads a document inside it (user: %s)",
      async (user) => {
        const { fixture, starting } = start(user);
        const service = await starting;
        const uploaded = await uploadTo(service.url, example);
        const { data } = (await uploaded.json()) as { data: { id: string } };
        expect(await statusOf(service.url, data.id)).toBe("completed");
        expect(service.output()).toContain("reading processes are confined by the kernel");
        service.signal("SIGTERM");
        expect(await service.ended).toBe(0);
        fixture.remove();
      },
      180_000,
    );
});
