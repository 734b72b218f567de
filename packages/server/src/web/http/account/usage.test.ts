import type { UsageView } from "@inkvoice/contract/dashboard";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApiKey } from "../../../access/keys/api-keys.ts";
import { describeOnEachBackend } from "../../../testing/backends.ts";
import { claimOwner, joinAs, startWithDashboard, type Visitor } from "../../../testing/clients/browser-visitor.ts";
import { documentThat, type TestService } from "../../../testing/test-service.ts";

describeOnEachBackend("The account's usage", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  it("shows uploads by key and by people, to members of the account only", async () => {
    const { db, clock } = service.running.services;
    const { accountId } = service;
    const stranger = await service.newAccount();
    await service.upload({ key: stranger.key });
    const { id, key } = await createApiKey(db, { accountId, name: "Scanner" }, clock.now());
    const sent = await service.upload({ key });
    await service.upload({ key, files: [{ bytes: documentThat() }, { bytes: documentThat("sleep 1") }] });
    const form = new FormData();
    form.append("file", new Blob([Buffer.from(documentThat("sleep 2"))]), "scan.pdf");
    expect((await owner.ask("/v1/invoices/extract", { raw: form })).status).toBe(201);
    await owner.ask(`/api/keys/${id}`, { method: "DELETE" });

    const viewer = await joinAs(service, owner, "viewer");
    const { keys } = (await viewer.ask<UsageView>("/api/usage?days=7")).data;
    expect(keys).toMatchObject([
      { key_id: id, name: "Scanner", documents: 3 },
      { key_id: null, name: null, documents: 1 },
    ]);
    const stored = await db
      .selectFrom("invoices")
      .select("key_id")
      .where("id", "=", sent.body.data.id)
      .executeTakeFirstOrThrow();
    expect(stored.key_id).toBe(id);
  });
});
