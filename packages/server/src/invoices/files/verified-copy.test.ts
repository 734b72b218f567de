import { createHash } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BlobStore } from "../../platform/blobs/blob-store.ts";
import { createDiskStore } from "../../platform/blobs/disk-store.ts";
import { verifiedCopy } from "./verified-copy.ts";

const folder = mkdtempSync(join(tmpdir(), "inkvoice-verified-"));
const sha256 = createHash("sha256").update("invoice").digest("hex");
const path = join(folder, "ab", "abc");
let blobs: BlobStore;
beforeAll(async () => {
  blobs = await createDiskStore(folder);
  writeFileSync(path, "invoice", { mode: 0o600 });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Root may read every file. */
async function withoutPermission<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) chmodSync(path, 0);
  else for (const each of [folder, join(folder, "ab")]) chmodSync(each, 0o755);
  const root = process.geteuid?.() === 0;
  if (root) process.seteuid?.(65_534);
  return await work().finally(() => root && process.seteuid?.(0));
}

describe("A verified copy", () => {
  it("is told from a file that changed, one that is not there and one of another user", async () => {
    const of = (blobKey: string, hash = sha256) => verifiedCopy(blobs, { blobKey, sha256: hash });
    expect(await of("abc")).toMatchObject({ path });
    expect(await of("abc", "0".repeat(64))).toBe("different");
    expect(await of("abd")).toBe("missing");
    expect(await withoutPermission(() => of("abc"))).toBe("not readable by this user");
  });
});
