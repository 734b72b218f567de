import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { prepareFixture } from "../testing/backends.ts";
import { startTestService } from "../testing/test-service.ts";
import { ownerOf, requireDataOwner, warnOfOtherOwner } from "./data-owner.ts";
import { createLogger } from "./logger.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "inkvoice-owner-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const isRoot = process.getuid?.() === 0;

describe("Commands of root", () => {
  it("work on a folder of root and on one that is not there", () => {
    if (isRoot) requireDataOwner(dataDir);
    requireDataOwner(join(dataDir, "absent"), 0);
  });

  it.runIf(isRoot)("are refused on another user's data folder, with the command to run", () => {
    chownSync(dataDir, 65_534, 65_534);
    expect(() => requireDataOwner(dataDir)).toThrow(/sudo -u (nobody|'#65534') inkvoice/);
    chownSync(dataDir, 4_000_000, 4_000_000);
    expect(() => requireDataOwner(dataDir)).toThrow("sudo -u '#4000000' inkvoice");
  });

  it.runIf(isRoot)("work where the service runs as root in another user's folder", () => {
    chownSync(dataDir, 65_534, 65_534);
    writeFileSync(join(dataDir, "inkvoice.db"), "");
    requireDataOwner(dataDir);
  });

  it("leaves every other user alone", () => {
    requireDataOwner(dataDir, 65_534);
    expect(ownerOf(dataDir)).toBe(process.getuid?.());
  });
});

describe("The service of root", () => {
  const warnings = (uid?: number) => {
    const messages: string[] = [];
    warnOfOtherOwner(dataDir, { warn: (_, message) => void messages.push(message) }, uid);
    return messages;
  };

  it.runIf(isRoot)("warns while another user owns the data", () => {
    chownSync(dataDir, 4_000_000, 4_000_000);
    expect(warnings()).toEqual([expect.stringContaining("chown -R 4000000")]);
    writeFileSync(join(dataDir, "inkvoice.db"), "");
    expect(warnings()).toEqual([]);
  });

  it.runIf(isRoot)("warns of it at its start", async () => {
    const fixture = await prepareFixture("sqlite and a folder", "migrated");
    for (const path of ["", "inkvoice.db"]) chownSync(join(fixture.dataDir, path), 4_000_000, 4_000_000);
    const lines: string[] = [];
    const logger = createLogger("warn", { write: (line) => void lines.push(line) });
    await (await startTestService("sqlite and a folder", { fixture, logger })).stop();
    expect(lines.filter((line) => line.includes("the service runs as root"))).toHaveLength(1);
    fixture.remove();
  });

  it("is silent on its own data, and as another user", () => {
    if (isRoot) expect(warnings()).toEqual([]);
    expect(warnings(65_534)).toEqual([]);
  });
});
