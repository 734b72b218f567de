import type { Writable } from "node:stream";
import { deserialize, serialize } from "node:v8";

/** The pipe between the pool and a child, beside the three that every process has. */
export const messagePipe = 3;

const headBytes = 4;
/** Largest message: a file of ten megabytes with room for its frame. */
const longestBytes = 128 * 1024 * 1024;

/** A message is a length of four bytes and a value in V8's serialization format. */
export function sendMessage(pipe: Writable, message: unknown, done?: (error?: Error | null) => void): void {
  const body = serialize(message);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(body.length);
  pipe.write(head);
  pipe.write(body, done);
}

/** Malformed bytes on the pipe: the sender is no longer trusted. */
export class MalformedMessage extends Error {
  override readonly name = "MalformedMessage";
}

/**
 * Parses messages from the pipe. Node's own IPC channel throws uncatchable errors on malformed input and accepts any
 * length that the sender claims.
 */
export class MessageReader {
  #parts: Buffer[] = [];
  #bytes = 0;

  *push(part: Buffer): Generator<unknown> {
    this.#parts.push(part);
    this.#bytes += part.length;
    for (let length = this.#nextLength(); length !== undefined; length = this.#nextLength()) {
      if (length > longestBytes) throw new MalformedMessage(`A message of ${length} bytes was announced.`);
      if (this.#bytes < headBytes + length) return;
      const all = this.#joined();
      const rest = all.subarray(headBytes + length);
      this.#parts = rest.length > 0 ? [rest] : [];
      this.#bytes = rest.length;
      yield parsed(all.subarray(headBytes, headBytes + length));
    }
  }

  #nextLength(): number | undefined {
    if (this.#bytes < headBytes) return undefined;
    const first = this.#parts[0]!;
    return (first.length >= headBytes ? first : this.#joined()).readUInt32LE(0);
  }

  #joined(): Buffer {
    if (this.#parts.length > 1) this.#parts = [Buffer.concat(this.#parts)];
    return this.#parts[0]!;
  }
}

function parsed(body: Buffer): unknown {
  try {
    return deserialize(body);
  } catch (error) {
    throw new MalformedMessage(error instanceof Error ? error.message : String(error));
  }
}
