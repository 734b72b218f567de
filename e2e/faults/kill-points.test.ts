import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { quarantineOrphans } from "../../packages/server/src/invoices/files/orphaned-files.ts";
import { foldCounters } from "../../packages/server/src/invoices/lifecycle/fold-counters.ts";
import { prepareFixture } from "../../packages/server/src/testing/backends.ts";
import { startServiceProcess, uploadTo } from "../../packages/server/src/testing/service-process.ts";
import { documentThat, startTestService } from "../../packages/server/src/testing/test-service.ts";

const killer = new URL("./support/kill-at-point.ts", import.meta.url).href;
const backend = "sqlite and a folder";

/** Whether the record was committed when the process died. */
for (const [point, wasAccepted] of [
  ["after temp", false],
  ["after rename", false],
  ["after commit", true],
  ["before reply", true],
] as const) {
  it.concurrent(`an upload killed ${point} is stored once when it is repeated with its key (F1)`, async () => {
    const fixture = await prepareFixture(backend, "migrated");
    const bytes = documentThat("complete", 200_000);
    const victim = await startServiceProcess(fixture, { NODE_OPTIONS: `--import ${killer}`, KILL_AT: point });
    await expect(uploadTo(victim.url, bytes, "once")).rejects.toThrow();
    expect(await victim.ended).toBe("SIGKILL");

    const service = await startTestService(backend, { fixture });
    const { db } = service.running.services;
    const visible = await db.selectFrom("invoices").select("id").execute();
    expect(visible).toHaveLength(wasAccepted ? 1 : 0);
    const again = (await (await uploadTo(service.url, bytes, "once")).json()) as { data: { id: string } };
    if (wasAccepted) expect(again.data.id).toBe(visible[0]?.id);
    const { id } = again.data;
    expect((await service.untilEnded(id)).status).toBe("completed");
    const file = await service.api(`/files/${id}`);
    expect(createHash("sha256").update(file.text).digest("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
    await foldCounters(db);
    const counted = await db.selectFrom("usage_days").select("documents").execute();
    expect(counted).toEqual([{ documents: 1 }]);
    // Stored files without a record are quarantined by housekeeping; partially received ones are deleted at start.
    const tidied = await quarantineOrphans(service.running.services, { graceMs: -60_000 });
    expect(tidied).toEqual({ quarantined: point === "after rename" ? 1 : 0, restored: 0, removed: 0 });
    const ofOthers = readdirSync(join(fixture.dataDir, "tmp")).filter((name) => !name.includes(`~${process.pid}~`));
    expect(ofOthers).toEqual([]);
    await service.stop();
    fixture.remove();
  });
}
