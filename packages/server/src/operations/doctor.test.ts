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
    await maintenance.close();
    await service.stop();
  });
});
