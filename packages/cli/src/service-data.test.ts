import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withNewDatabase } from "./service-data.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "inkvoice-data-"));
  vi.stubEnv("INKVOICE_DATA_DIR", dataDir);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

describe("A command on the service's data", () => {
  it("explains a full disk that its work finds, in one sentence", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const full = Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
    expect(await withNewDatabase(() => Promise.reject(full))).toBe(1);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^The disk of .* is full\. Make room/));
  });

  it("does not blame the data folder for a file of the command's own", async () => {
    const own = join(tmpdir(), "absent", "file");
    await expect(withNewDatabase(async () => readFileSync(own).length)).rejects.toThrow("ENOENT");
  });
});
