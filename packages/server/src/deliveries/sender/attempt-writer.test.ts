import { expect, it } from "vitest";
import { createLogger } from "../../platform/logger.ts";
import type { ClockJumps } from "../queue/clock-jumps.ts";
import { AttemptWriter, type WriterContext } from "./attempt-writer.ts";
import type { FinishedAttempt } from "./record-attempts.ts";
import { createSerialiser } from "./serialiser.ts";

const attempt = { delivery: { id: "dlv_1", endpoint_id: null } } as FinishedAttempt;

/** A writer whose first transactions fail; later ones succeed and store nothing. */
function writerFailing(times: number, error: Error) {
  let transactions = 0;
  const execute = async () => {
    transactions += 1;
    if (transactions <= times) throw error;
    return new Set();
  };
  const context = { db: { transaction: () => ({ execute }) }, logger: createLogger("silent") };
  const clockJumps = { look: async () => undefined } as ClockJumps;
  const turns = createSerialiser();
  const writer = new AttemptWriter(context as unknown as WriterContext, { turns, clockJumps, pauseMs: 0 });
  return { writer, transactions: () => transactions };
}

const outage = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

it("waits for an outage of the database however long it is, since the attempt would be repeated otherwise", async () => {
  const { writer, transactions } = writerFailing(500, outage);
  await writer.write(attempt);
  expect(transactions()).toBe(501);
});

it("gives up after 30 failures that are no outage, and during an outage when the process stops", async () => {
  const faulty = writerFailing(500, new Error("a fault"));
  await faulty.writer.write(attempt);
  expect(faulty.transactions()).toBe(30);
  const stopping = writerFailing(500, outage);
  stopping.writer.hurry();
  await stopping.writer.write(attempt);
  expect(stopping.transactions()).toBe(30);
});
