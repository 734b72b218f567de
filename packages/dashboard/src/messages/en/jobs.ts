import type { JobState } from "@inkvoice/contract/dashboard";
import { countIn } from "../plural.ts";

const count = countIn("en");

export const jobs = {
  title: "Jobs",
  lead: "Documents that wait to be read, of every account, in the order of the queue. What they say is not shown.",
  which: "Which jobs",
  all: "All",
  states: {
    waiting: "Waiting",
    reading: "Being read",
    "put off": "Put off",
    paused: "Held",
  } satisfies Record<JobState, string>,
  stateWithCount: (state: string, count: string) => `${state} (${count})`,
  none: "Nothing waits",
  noneText: "Every document of this kind has been read.",
  columns: { document: "Document", state: "State", tries: "Tries", why: "Why" },
  held: "Reading is held",
  heldText: (since: string, by: string) => `Nothing is read since ${since}, by ${by}. Uploads are taken and wait.`,
  nobodyReads: "Nobody reads",
  nobodyReadsText: "No process that reads documents has been seen for a minute. Start one with INKVOICE_ROLE=worker.",
  holdAll: "Hold all reading",
  goOnAll: "Go on reading",
  hold: "Hold",
  letGo: "Let go",
  tryNow: "Try now",
  until: (moment: string) => `until ${moment}`,
  noTries: "none yet",
  failed: (times: number) => count(times, { other: "# failed" }),
  withoutFile: (times: number) => count(times, { other: "# without its file" }),
  putOff: (times: number) => count(times, { other: "# put off" }),
  interrupted: (times: number) => count(times, { other: "# interrupted" }),
  setbacks: {
    crash: "Its reading process died",
    memory: "Its reading process needed too much memory",
    fault: "An unforeseen error",
    damaged: "The stored file is missing or damaged",
    unavailable: "The database or the storage was away",
  },
  setbackWith: (setback: string, detail: string) => `${setback} (${detail})`,
};
