import crypto from "node:crypto";
import fs from "node:fs";
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import type { Scheduler } from "../scheduler.ts";
import { randomFrom } from "./random-bytes.ts";
import { diskRoot } from "./simulated-disk.ts";
import { simulatedFiles } from "./simulated-files.ts";
import type { SimulatedWorld } from "./world.ts";

let world: SimulatedWorld | undefined;
let fills = 0;

/** How often server code has filled an array with random numbers. */
export const countRandomFills = (): number => fills;

/** The current simulation of time, randomness and disk; one per process. */
export function setWorld(next: SimulatedWorld): void {
  world = next;
}

function present(): SimulatedWorld {
  if (!world) throw new Error("The simulation has not begun");
  return world;
}

type Callback = (...values: unknown[]) => void;

/** The handle returned by setTimeout; `unref` does nothing here. */
type TimerHandle = { timer: ReturnType<Scheduler["addTimer"]>; unref(): TimerHandle; ref(): TimerHandle };

function handleOf(timer: TimerHandle["timer"]): TimerHandle {
  const handle: TimerHandle = { timer, unref: () => handle, ref: () => handle };
  return handle;
}

function startTimeout(callback: Callback, delayMs = 0, ...values: unknown[]): TimerHandle {
  return handleOf(present().scheduler.addTimer(delayMs, () => callback(...values)));
}

function startInterval(callback: Callback, everyMs = 1, ...values: unknown[]): TimerHandle {
  const { scheduler } = present();
  const again = () => {
    handle.timer = scheduler.addTimer(Math.max(1, everyMs), again);
    callback(...values);
  };
  const handle = handleOf(scheduler.addTimer(Math.max(1, everyMs), again));
  return handle;
}

function clear(handle: TimerHandle | undefined): void {
  if (handle) present().scheduler.removeTimer(handle.timer);
}

async function delay(delayMs = 0, value?: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> {
  const { scheduler } = present();
  if (signal?.aborted) throw signal.reason;
  return await new Promise((resolve, reject) => {
    const timer = scheduler.addTimer(delayMs, () => resolve(value));
    const stop = () => {
      scheduler.removeTimer(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** Replaces the clock, randomness and the files below the simulated disk for server code that imports them directly. */
export function installSimulatedGlobals(): void {
  const immediately = (callback: Callback, ...values: unknown[]) => startTimeout(callback, 0, ...values);
  Object.assign(globalThis, { setTimeout: startTimeout, setInterval: startInterval, setImmediate: immediately });
  Object.assign(globalThis, { clearTimeout: clear, clearInterval: clear, clearImmediate: clear });
  Object.assign(timers, { setTimeout: delay, setImmediate: (value: unknown) => delay(0, value) });
  globalThis.Date = SimulatedDate as DateConstructor;
  performance.now = () => present().scheduler.monotonic;
  const chance = randomFrom(() => present().random);
  const fill = (view: ArrayBufferView) => {
    fills += 1;
    return chance.fill(view);
  };
  Object.assign(crypto, { randomBytes: chance.bytes, randomUUID: chance.uuid });
  globalThis.crypto.getRandomValues = fill as Crypto["getRandomValues"];
  routeToDisk(simulatedFiles(present));
  syncBuiltinESMExports();
}

class SimulatedDate extends Date {
  constructor(...values: [] | [value: number | string | Date]) {
    super(...((values.length === 0 ? [present().scheduler.now] : values) as [number]));
  }
  static override now(): number {
    return present().scheduler.now;
  }
}

type Replacements = Readonly<Record<string, (...args: never[]) => unknown>>;

function routeToDisk({ asynchronous, synchronous }: ReturnType<typeof simulatedFiles>): void {
  replaceBelowDisk(files as unknown as Record<string, Callback>, asynchronous);
  replaceBelowDisk(fs as unknown as Record<string, Callback>, synchronous);
}

/** Paths outside of the simulated disk go to the real one: the database's file is there. */
function replaceBelowDisk(target: Record<string, Callback>, replacements: Replacements): void {
  for (const [name, simulated] of Object.entries(replacements)) {
    const real = target[name] as (...args: unknown[]) => unknown;
    target[name] = (...args: unknown[]) =>
      String(args[0]).startsWith(diskRoot) ? simulated(...(args as never[])) : real(...args);
  }
}
