import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync, writeSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { serialize } from "node:v8";
import type { Extraction } from "../../pipeline.ts";
import { messagePipe } from "../process/message-pipe.ts";
import { serveTasks } from "../serve-tasks.ts";

/**
 * A child process for tests of the pool and of faults in the service. The document's text makes it misbehave as a
 * hostile file could make the real one.
 */
const hoard: Uint8Array[] = [];

/** Actions of a compromised process: read, write, start a program, connect. */
async function look(what: string): Promise<string> {
  try {
    if (what.startsWith("/")) return `read ${readFileSync(what).length}`;
    if (what === "write") return `wrote ${writeFileSync("/tmp/inkvoice-escaped", "x")}`;
    if (what === "run") return `ran ${execFileSync("id")}`;
    const socket = connect({ host: "127.0.0.1", port: Number(what) });
    return await new Promise((resolve) => {
      socket.on("connect", () => resolve("connected"));
      socket.on("error", (error) => resolve(`refused ${error.message}`));
    });
  } catch (error) {
    return `refused ${error instanceof Error ? error.message : ""}`;
  }
}

/** INDEX of bytes that a compromised process could write instead of an answer. */
const nonsense: Readonly<Record<string, () => Buffer>> = {
  bytes: () => Buffer.from([9, 0, 0, 0, ...Buffer.from("no answer")]),
  length: () => Buffer.alloc(64, 0xff),
  null: () => framed(null),
  shape: () => framed({ kind: "result", id: "1", result: 7 }),
  numbers: () => framed({ kind: "result", id: 1, result: {}, rssBytes: Number.NaN, processorMs: "x" }),
};

function framed(value: unknown): Buffer {
  const body = serialize(value);
  const head = Buffer.alloc(4);
  head.writeUInt32LE(body.length);
  return Buffer.concat([head, body]);
}

async function speakNonsense(kind: string): Promise<void> {
  writeSync(messagePipe, nonsense[kind]!());
  await sleep(60_000);
}

async function behave(text: string): Promise<Extraction> {
  const [verb, amount] = text.split(" ");
  switch (verb) {
    case "hang":
      for (;;);
    case "sleep":
      await sleep(Number(amount));
      break;
    case "abort":
      process.abort();
      break;
    case "exit":
      process.exit(Number(amount));
      break;
    case "hoard":
      for (;;) {
        hoard.push(new Uint8Array(16 * 1024 * 1024).fill(1));
        await sleep(5);
      }
    case "keep":
      hoard.push(new Uint8Array(Number(amount) * 1024 * 1024).fill(1));
      break;
    case "nonsense":
      await speakNonsense(amount ?? "");
      break;
    case "throw":
      throw new Error("the engine has a bug");
    case "look":
      return { ok: false, code: "INTERNAL_ERROR", message: await look(text.slice("look ".length)) };
    case "environment":
      return { ok: false, code: "INTERNAL_ERROR", message: JSON.stringify(process.env) };
  }
  return { ok: false, code: "NO_INVOICE_FOUND", message: String(process.pid) };
}

serveTasks({
  extract: (task) => behave(new TextDecoder().decode(task.bytes)),
  inspect: async (task) => {
    await behave(new TextDecoder().decode(task.bytes));
    return { ok: true, format: "pdf", pages: 1 };
  },
  renderPage: async () => ({ image: new Uint8Array(), width: 1, height: 1, pages: 1 }),
  readText: async () => undefined,
  warmUp: async () => undefined,
});
