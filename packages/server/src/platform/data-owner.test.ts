import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ownerOf, requireDataOwner } from "./data-owner.ts";

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
