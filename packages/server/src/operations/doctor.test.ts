import { expect, it } from "vitest";
import { loadConfig } from "../platform/settings/config.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { startTestService } from "../testing/test-service.ts";
import { examineService } from "./doctor.ts";
import { openForMaintenance } from "./open-for-maintenance.ts";

describeOnEachBackend("the doctor", (backend) => {
  it("passes a healthy service, and names what is wrong", async () => {
    const service = await startTestService(backend);
    const { id } = (await service.upload()).body.data;
    await service.untilEnded(id);
    const config = { ...loadConfig({ NODE_ENV: "test", ...service.fixture.environment }), minFreeMegabytes: 0 };
    const maintenance = await openForMaintenance(config);
    const unwell = async (changed: Partial<typeof maintenance> = {}) =>
      (await examineService({ ...maintenance, ...changed })).filter(({ isWell }) => !isWell).map(({ what }) => what);
    expect(await unwell()).toEqual([]);

    expect(await unwell({ installation: "another" })).toEqual(["storage"]);
    expect(await unwell({ config: { ...config, minFreeMegabytes: 1e12 } })).toEqual(["disk"]);
    const { db } = service.running.services;
    const { blob_key } = await db.selectFrom("invoices").select("blob_key").executeTakeFirstOrThrow();
    await maintenance.blobs.remove(blob_key);
    expect(await unwell()).toEqual(["files"]);

    const { id: endpoint } = (
      await service.api<{ id: string }>("/v1/webhooks", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ url: "https://receiver.example/hook" }),
      })
    ).body.data;
    const disable = (reason: "by_hand" | "failing") =>
      db
        .updateTable("webhook_endpoints")
        .set({ enabled: 0, disabled_reason: reason })
        .where("id", "=", endpoint)
        .execute();
    await disable("by_hand");
    expect(await unwell()).toEqual(["files"]);
    await disable("failing");
    const found = await examineService(maintenance);
    expect(found.find(({ what }) => what === "webhooks")?.sentence).toBe(
      `Disabled after failing: ${endpoint} of ${service.accountId}. Enable them again once the receiver works.`,
    );
    await maintenance.close();
    await service.stop();
  });
});
