import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { startTestService } from "../testing/test-service.ts";
import { restrictToOwner } from "./private-files.ts";

const others = (path: string) => statSync(path).mode & 0o077;
const everything = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
];

describe("X4: files of earlier versions that other users could read", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "inkvoice-test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("are restricted to their owner at the start, and reported once", () => {
    for (const name of ["tmp/machine~1~a", "files/ab"]) mkdirSync(join(folder, name), { recursive: true });
    for (const name of ["inkvoice.db", "inkvoice.db-wal", "counters.db"]) writeFileSync(join(folder, name), "");
    for (const path of everything(folder)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
    expect(restrictToOwner(folder).closed).toHaveLength(8);
    expect(everything(folder).filter(others)).toEqual([]);
    expect(restrictToOwner(folder)).toEqual({ closed: [], failed: [] });
  });

  it("are left unchanged if they are not the service's", () => {
    writeFileSync(join(folder, "notes.txt"), "");
    chmodSync(join(folder, "notes.txt"), 0o644);
    restrictToOwner(folder);
    expect(others(join(folder, "notes.txt"))).not.toBe(0);
  });
});

describeOnEachBackend("X4: the data folder of a running service", (backend) => {
  it("stay private, whatever the umask", async () => {
    const before = process.umask(0);
    const service = await startTestService(backend);
    try {
      const upload = await service.upload();
      await service.untilEnded(upload.body.data.id);
      const paths = everything(service.fixture.dataDir);
      expect(paths.length).toBeGreaterThan(1);
      expect(paths.filter(others)).toEqual([]);
    } finally {
      process.umask(before);
      await service.stop();
    }
  });
});
