import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Inkvoice } from "@inkvoice/sdk";
import {
  type Arrival,
  type Ending,
  endingRecord,
  type Intake,
  openIntake,
  settle,
  takeIn,
} from "../ingest/ingest-document.ts";
import { type Journal, openJournal } from "../ingest/journal.ts";
import type { Trouble } from "../ingest/retry-while-unavailable.ts";
import { doneFolder, failedFolder, journalFile, putAway, WatchedFolder } from "./watched-folder.ts";

export type WatchSettings = Readonly<{
  folder: string;
  /** Files on their way at the same time. */
  jobs: number;
  /** How long a file must not have changed. */
  settleMs: number;
  /** Ends when nothing is left. */
  once: boolean;
  signal: AbortSignal;
  onEnd(path: string, ending: Ending): void;
  onTrouble: Trouble;
}>;

export type WatchOutcome = Readonly<{ done: number; failed: number }>;

const mostLookMs = 1000;

/** Uploads what is put into the folder, each file once, and moves it to `done` or `failed` with its result. */
export async function watchFolder(client: Inkvoice, settings: WatchSettings): Promise<WatchOutcome> {
  const journal = await openJournal(join(settings.folder, journalFile));
  try {
    return await watchWith(client, journal, settings);
  } finally {
    await journal.close();
  }
}

async function watchWith(client: Inkvoice, journal: Journal, settings: WatchSettings): Promise<WatchOutcome> {
  const stop = new AbortController();
  const signal = AbortSignal.any([settings.signal, stop.signal]);
  const intake = openIntake(client, journal, { signal, onTrouble: settings.onTrouble });
  const watched = new WatchedFolder(settings.folder, settings.settleMs);
  const underway = new Map<string, Promise<void>>();
  const outcome = { done: 0, failed: 0 };
  let problem: unknown;
  const take = async (path: string): Promise<void> => {
    try {
      const ending = await takePath(path, settings.folder, intake);
      if (!ending) return;
      outcome[ending.ok ? "done" : "failed"]++;
      settings.onEnd(path, ending);
    } catch (error) {
      // Such as a wrong key: no file fares better.
      problem ??= error;
      stop.abort(error);
    }
  };
  while (!signal.aborted) {
    const { ready, unsettled } = await watched.look(Date.now());
    for (const path of ready) {
      if (underway.size >= settings.jobs) break;
      if (!underway.has(path))
        underway.set(
          path,
          take(path).finally(() => underway.delete(path)),
        );
    }
    if (settings.once && underway.size + unsettled === 0) break;
    const pause = sleep(Math.min(settings.settleMs || 1, mostLookMs), undefined, { signal }).catch(() => undefined);
    // A place that comes free is filled at once.
    await (ready.length > underway.size ? Promise.race([pause, ...underway.values()]) : pause);
  }
  await Promise.all(underway.values());
  if (problem !== undefined && !settings.signal.aborted) throw problem;
  return outcome;
}

/** Undefined where the file went away before it could be read, or the watch ends. */
async function takePath(path: string, folder: string, intake: Intake): Promise<Ending | undefined> {
  const bytes = await readFile(join(folder, path)).catch(() => undefined);
  if (!bytes) return undefined;
  const arrival = arrivalOf(path, bytes);
  try {
    const ending = await takeIn(arrival, intake);
    await putAway(folder, path, ending.ok ? doneFolder : failedFolder, endingRecord(ending));
    await settle(arrival, ending, intake);
    return ending;
  } catch (error) {
    if (intake.signal.aborted) return undefined;
    throw error;
  }
}

/** The same name with the same content is the same file. */
function arrivalOf(path: string, bytes: Uint8Array): Arrival {
  const name = path.split(sep).join("/");
  const key = createHash("sha256").update(`folder\n${name}\n`).update(bytes).digest("hex");
  return { key, filename: basename(path), bytes, metadata: { source: "folder", path: name.slice(-500) } };
}
