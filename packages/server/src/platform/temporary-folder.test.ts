import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryFolder, folderOwner, removeAbandonedFolders } from "./temporary-folder.ts";

it("folders of dead processes are removed, also if their name and pid are reused; those of running ones stay", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "inkvoice-temporary-"));
  const root = join(dataDir, "tmp");
  const own = await createTemporaryFolder(dataDir);
  const living = spawn("sleep", ["100"]);
  const running = [
    `${await folderOwner(living.pid ?? 0)}~used`,
    `${hostname()}~${living.pid}~of-an-earlier-version`,
    "another-host~1~2~a",
  ];
  const abandoned = [
    // As in a container that was started again, with the same number for another process.
    `${hostname()}~${living.pid}~1~reused`,
    `${hostname()}~999999999~1~dead`,
    `${hostname()}~999999999~of-an-earlier-version`,
  ];
  for (const name of [...running, ...abandoned]) mkdirSync(join(root, name));
  await removeAbandonedFolders(dataDir, own.path);
  expect(readdirSync(root).toSorted()).toEqual([...running, basename(own.path)].toSorted());
  living.kill();
  await own.remove();
  rmSync(dataDir, { recursive: true });
});

it("a process has the same owner's name however long it runs and whatever its program is called", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-program-"));
  const program = join(folder, "a) 1 (b");
  symlinkSync("/bin/sleep", program);
  const living = spawn(program, ["100"]);
  await once(living, "spawn");
  const pid = living.pid ?? 0;
  const owner = await folderOwner(pid);
  expect(await folderOwner(pid)).toBe(owner);
  expect(await folderOwner(process.pid)).not.toBe(owner);
  if (process.platform === "linux") expect(owner).toMatch(/~\d{2,}$/);
  living.kill();
  rmSync(folder, { recursive: true });
});
