import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createLogger } from "../logger.ts";
import { loadConfig } from "../settings/config.ts";
import { openFallbackWindowStore } from "./fallback-window-store.ts";
import { openWindowStore } from "./rate-window-store.ts";
import type { WindowStore } from "./rate-windows.ts";

const logger = createLogger("silent");
const request = { subject: "a", wanted: 1, windows: { perMinute: 3, perHour: 100 }, minute: 1, hour: 0 };
const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "inkvoice-counters-"));
  folders.push(made);
  return made;
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

it("counters that were corrupted before the start are recreated (F24)", async () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, "counters.db"), "this is no database ".repeat(500));
  const store = await openWindowStore(loadConfig({ INKVOICE_DATA_DIR: dataDir }), logger);
  expect((await store.take(request)).minuteCount).toBe(1);
  expect((await store.take(request)).minuteCount).toBe(2);
  await store.close();
});

it("counters that cannot be written are kept in memory, and used again once they can (F24)", async () => {
  let isFull = false;
  let shared = 0;
  const full = Object.assign(new Error("database or disk is full"), { errcode: 13 });
  const store: WindowStore = {
    take: async ({ minute, hour }) => {
      if (isFull) throw full;
      shared += 1;
      return { minute, minuteCount: shared, hour, hourCount: shared, granted: 1 };
    },
    sweep: async () => undefined,
    close: async () => undefined,
  };
  const steady = await openFallbackWindowStore({ open: async () => store }, logger);
  await steady.take(request);
  isFull = true;
  const granted: number[] = [];
  for (let index = 0; index < 4; index += 1) granted.push((await steady.take(request)).granted);
  expect(granted).toEqual([1, 1, 1, 0]);
  isFull = false;
  await expect.poll(async () => (await steady.take(request)).minuteCount, { interval: 100 }).toBe(2);
});

it("counters that are damaged under a running service are discarded (F24)", async () => {
  const damaged = Object.assign(new Error("database disk image is malformed"), { errcode: 11 });
  const discarded: number[] = [];
  let isDamaged = true;
  const open = async (): Promise<WindowStore> => {
    if (isDamaged && discarded.length === 0 && opened++ > 0) throw damaged;
    return {
      take: async ({ minute, hour }) => {
        if (isDamaged) throw damaged;
        return { minute, minuteCount: 1, hour, hourCount: 1, granted: 1 };
      },
      sweep: async () => undefined,
      close: async () => undefined,
    };
  };
  let opened = 0;
  const discard = async () => {
    discarded.push(1);
    isDamaged = false;
  };
  const steady = await openFallbackWindowStore({ open, discard }, logger);
  expect((await steady.take(request)).granted).toBe(1);
  expect(discarded).toHaveLength(1);
});
