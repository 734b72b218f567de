import type { FailureCode } from "@inkvoice/contract";
import { StorageUnavailable } from "../../platform/blobs/blob-store.ts";
import { isDatabaseUnavailable } from "../../platform/db/dialect.ts";
import { type Claim, longestPauseMs, type SetbackCounter } from "./queue.ts";

/** What kept a document from ending. */
export type SetbackKind = "crash" | "memory" | "fault" | "damaged" | "unavailable";

type Rule = Readonly<{
  counter: SetbackCounter;
  /** With this many the document has failed. */
  most: number;
  firstPauseMs: number;
  code: FailureCode;
  message?: string;
}>;

const rules: Record<SetbackKind, Rule> = {
  /** Its own reading process died. */
  crash: { counter: "attempts", most: 3, firstPauseMs: 250, code: "INTERNAL_ERROR" },
  /** Its own reading process grew beyond its limit: the other way to ask for more than a document may. */
  memory: {
    counter: "attempts",
    most: 3,
    firstPauseMs: 250,
    code: "PROCESSING_TIMEOUT",
    message: "Reading the document takes more memory than allowed.",
  },
  /** An error that nobody foresaw: most likely this document brings it about each time. */
  fault: { counter: "attempts", most: 3, firstPauseMs: 1000, code: "INTERNAL_ERROR" },
  /** Storage may lose sight of a file, or give wrong bytes, for minutes. */
  damaged: {
    counter: "damaged_reads",
    most: 9,
    firstPauseMs: 1000,
    code: "CORRUPT_FILE",
    message: "The stored file is missing or damaged.",
  },
  /** The whole service waits with the document; it is given up after days. */
  unavailable: { counter: "postponements", most: 1000, firstPauseMs: 1000, code: "INTERNAL_ERROR" },
};

/** A service that is killed over and over takes its documents with it; one that was read in none of so many lives has failed. */
export const mostInterruptions = 100;

export type Setback = Readonly<{ counter: SetbackCounter; pauseMs: number }> &
  Readonly<{ failure?: Readonly<{ code: FailureCode; message?: string }> }>;

/** What follows from one more failed try: a pause that doubles, or the end. */
export function setbackOf(kind: SetbackKind, claim: Pick<Claim, "setbacks">): Setback {
  const { counter, most, firstPauseMs, code, message } = rules[kind];
  const before = claim.setbacks[counter];
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(before, 30));
  const failure = before + 1 >= most ? { code, ...(message !== undefined && { message }) } : undefined;
  return { counter, pauseMs, ...(failure && { failure }) };
}

/** Only what is known to pass is no fault of the document. */
export function kindOfError(error: unknown): SetbackKind {
  return isPassing(error) ? "unavailable" : "fault";
}

export function isPassing(error: unknown): boolean {
  return error instanceof StorageUnavailable || isDatabaseUnavailable(error);
}
