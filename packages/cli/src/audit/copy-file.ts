import { createReadStream } from "node:fs";
import { appendFile, open, truncate } from "node:fs/promises";
import { createInterface } from "node:readline";
import { StartProblem } from "@inkvoice/server";

/** The members of a copied entry that are compared with the log. */
export type CopiedEntry = Readonly<{ chain: string; position: number; hash: string }>;

/** A line of a copy; `entry` is undefined for an invalid one. */
export type CopyLine = Readonly<{ number: number; entry: CopiedEntry | undefined }>;

/** Lines of a copy, without the last one if a crash cut it off. */
export async function* linesOfCopy(path: string): AsyncGenerator<CopyLine> {
  const isCut = (await lastLine(path)).text !== "";
  let number = 0;
  let held: CopyLine | undefined;
  const input = createReadStream(path, "utf8");
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    if (held) yield held;
    number += 1;
    held = { number, entry: entryIn(text) };
  }
  if (held?.entry || (held && !isCut)) yield held;
}

function entryIn(text: string): CopiedEntry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { chain, position, hash } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof chain !== "string" || typeof position !== "number" || typeof hash !== "string") return undefined;
  return Number.isSafeInteger(position) && position > 0 && /^[0-9a-f]{64}$/.test(hash)
    ? { chain, position, hash }
    : undefined;
}

const chunkBytes = 64 * 1024;
const lineFeed = 0x0a;

type LastLine = Readonly<{ start: number; text: string }>;

/** The text after the last line feed; empty unless the last line was cut off. */
async function lastLine(path: string): Promise<LastLine> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    let text = Buffer.alloc(0);
    for (let end = size; end > 0; end -= chunkBytes) {
      const start = Math.max(0, end - chunkBytes);
      const { buffer } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
      const at = buffer.lastIndexOf(lineFeed);
      text = Buffer.concat([buffer.subarray(at + 1), text]);
      if (at >= 0) break;
    }
    return { start: size - text.length, text: text.toString("utf8") };
  } finally {
    await file.close();
  }
}

/** Removes an entry that a crash cut off, which is written again, and ends a whole one. */
export async function repairLastLine(path: string): Promise<void> {
  const { start, text } = await lastLine(path);
  if (text === "") return;
  if (entryIn(text)) return await appendFile(path, "\n");
  if (!text.startsWith('{"')) throw new StartProblem(`${path} is no copy of an audit log. Name another file.`);
  await truncate(path, start);
}
