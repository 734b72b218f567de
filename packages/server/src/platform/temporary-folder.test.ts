import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTemporaryFolder, removeAbandonedFolders } from "./temporary-folder.ts";

it("folders of dead processes are removed, also if their name and pid are reused; those of running ones stay", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "inkvoice-temporary-"));
  const root = join(dataDir, "tmp");
  const own = await createTemporaryFolder(dataDir);
  const foreign = join(root, "another-host~1~a");
  mkdirSync(foreign);
  // As in a container that was started again: the folder was there before the process that now has its number.
  const before = join(root, "before");
  mkdirSync(before);
  await sleep(500);
  const living = spawn("sleep", ["100"]);
  const [reused, used] = [`${hostname()}~${living.pid}~reused`, `${hostname()}~${living.pid}~used`];
  renameSync(before, join(root, reused));
  await sleep(100);
  mkdirSync(join(root, used));
  const dead = `${hostname()}~999999999~dead`;
  mkdirSync(join(root, dead));
  await removeAbandonedFolders(dataDir, own.path);
  const left = readdirSync(root);
  expect(left).toContain(used);
  expect(left).toContain("another-host~1~a");
  expect(left).not.toContain(dead);
  expect(left).not.toContain(reused);
  living.kill();
  await own.remove();
  rmSync(dataDir, { recursive: true });
});
