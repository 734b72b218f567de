import type { EventDetail, EventList } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

describeOnEachBackend("the version of an event", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service.stop());

  it.each([
    ["1.0.4", "vendor_info"],
    ["1.2.0", "vendor"],
    ["1.3.0", "vendor"],
  ])("is that of the upload: under %s its data has %s", async (version, vendor) => {
    const { body } = await service.upload({ headers: { "service-version": version } });
    await service.untilEnded(body.data.id);
    const listed = await service.api<EventList>(`/v1/events?invoice_id=${body.data.id}`);
    const { data } = (await service.api<EventDetail>(`/v1/events/${listed.body.data.events[0]?.id}`)).body;
    expect(data.version).toBe(version);
    expect(data.data?.extracted_data).toHaveProperty(vendor);
  });
});
