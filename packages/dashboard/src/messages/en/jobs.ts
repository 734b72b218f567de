import type { JobState } from "@inkvoice/contract/dashboard";
import { countIn } from "../plural.ts";

const count = countIn("en");

export const jobs = {
  title: "Jobs",
  lead: "Documents waiting to be read, from all accounts, in queue order. Their content is not shown.",
  which: "State",
  all: "All",
  states: {
    waiting: "Waiting",
    reading: "Being read",
    postponed: "Postponed",
    paused: "Paused",
  } satisfies Record<JobState, string>,
  stateWithCount: (state: string, count: string) => `${state} (${count})`,
  none: "The queue is empty",
  noneText: "No document is in this state.",
  columns: { document: "Document", state: "State", tries: "Attempts", why: "Reason" },
  paused: "Reading is paused",
  pausedText: (since: string, by: string) =>
    `Paused since ${since} by ${by}. Uploads are accepted and wait in the queue.`,
  noWorker: "No worker running",
  noWorkerText: "No worker has reported for a minute. Start one with INKVOICE_ROLE=worker.",
  pauseAll: "Pause all reading",
  resumeAll: "Resume reading",
  pause: "Pause",
  resume: "Resume",
  tryNow: "Try now",
  until: (moment: string) => `until ${moment}`,
  noAttempts: "none yet",
  failed: (times: number) => count(times, { other: "# failed" }),
  withoutFile: (times: number) => count(times, { other: "# without file" }),
  postponed: (times: number) => count(times, { other: "# postponed" }),
  interrupted: (times: number) => count(times, { other: "# interrupted" }),
  setbacks: {
    crash: "The worker process crashed",
    memory: "The worker process needed too much memory",
    fault: "Unexpected error",
    damaged: "The stored file is missing or damaged",
    unavailable: "The database or the storage was unavailable",
  },
  setbackWith: (setback: string, detail: string) => `${setback} (${detail})`,
};
