import type { FailureCode } from "@inkvoice/contract";
import { StorageUnavailable } from "../../platform/blobs/blob-store.ts";
import { isDatabaseUnavailable } from "../../platform/db/dialect.ts";
import { type Claim, longestPauseMs, type RetryCounter } from "./queue.ts";

/** Why an attempt did not end in `completed` or `failed`. */
export type RetryReason = "crash" | "memory" | "fault" | "damaged" | "unavailable";

type Rule = Readonly<{
  counter: RetryCounter;
  /** After this many attempts the document has failed. */
  most: number;
  firstPauseMs: number;
  code: FailureCode;
  message?: string;
}>;

const rules: Record<RetryReason, Rule> = {
  /** The reader process crashed. */
  crash: { counter: "attempts", most: 3, firstPauseMs: 250, code: "INTERNAL_ERROR" },
  /** The reader process exceeded its memory limit; reported like a timeout. */
  memory: {
    counter: "attempts",
    most: 3,
    firstPauseMs: 250,
    code: "PROCESSING_TIMEOUT",
    message: "Reading the document takes more memory than allowed.",
  },
  /** An unexpected error, which most likely repeats with this document. */
  fault: { counter: "attempts", most: 3, firstPauseMs: 1000, code: "INTERNAL_ERROR" },
  /** Storage may temporarily return no file or wrong bytes, for minutes. */
  damaged: {
    counter: "damaged_reads",
    most: 9,
    firstPauseMs: 1000,
    code: "CORRUPT_FILE",
    message: "The stored file is missing or damaged.",
  },
  /** Database or storage is down for the whole service; a document fails only after days. */
  unavailable: { counter: "postponements", most: 1000, firstPauseMs: 1000, code: "INTERNAL_ERROR" },
};

/** A document fails after so many workers died while they held it. */
export const maxWorkerDeaths = 100;

export type RetryDecision = Readonly<{ counter: RetryCounter; pauseMs: number }> &
  Readonly<{ failure?: Readonly<{ code: FailureCode; message?: string }> }>;

/** The next attempt after a pause that doubles each time, or the final failure. */
export function retryDecision(kind: RetryReason, claim: Pick<Claim, "retries">): RetryDecision {
  const { counter, most, firstPauseMs, code, message } = rules[kind];
  const before = claim.retries[counter];
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(before, 30));
  const failure = before + 1 >= most ? { code, ...(message !== undefined && { message }) } : undefined;
  return { counter, pauseMs, ...(failure && { failure }) };
}

/** Only known outages are not attributed to the document. */
export function retryReasonOf(error: unknown): RetryReason {
  return isTransient(error) ? "unavailable" : "fault";
}

export function isTransient(error: unknown): boolean {
  return error instanceof StorageUnavailable || isDatabaseUnavailable(error);
}
