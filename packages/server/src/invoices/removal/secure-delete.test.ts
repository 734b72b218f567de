import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";

const name = "Verschwiegenheit";

describe("An invoice that is deleted for good", () => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard("sqlite and a folder");
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  /** The files below the data folder in which the name stands. */
  const filesWithName = () =>
    readdirSync(service.fixture.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readFileSync(path).includes(name));

  it("leaves none of its text in the database, in the log of the database or among the files (F26)", async () => {
    const { id } = (await service.upload({ files: [{ bytes: documentThat(`named ${name}`) }] })).body.data;
    await service.untilEnded(id);
    expect(filesWithName()).not.toEqual([]);
    expect((await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await owner.ask(`/api/trash/${id}`, { method: "DELETE" })).status).toBe(200);
    expect(filesWithName()).toEqual([]);
  });
});
