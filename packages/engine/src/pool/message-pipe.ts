import type { Writable } from "node:stream";
import { deserialize, serialize } from "node:v8";

/** The pipe between the pool and a child, beside the three that every process has. */
export const messagePipe = 3;

const headBytes = 4;
/** An unpacked file has ten megabytes, and so has a document that is sent by its bytes. */
const longestBytes = 128 * 1024 * 1024;

/** A message is four bytes of length and a value as V8 writes it. */
export function sendMessage(pipe: Writable, message: unknown, done?: (error?: Error | null) => void): void {
  const body = serialize(message);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(body.length);
  pipe.write(head);
  pipe.write(body, done);
}

/** The bytes on the pipe are no message: the sender is not trusted any more. */
export class MalformedMessage extends Error {
  override readonly name = "MalformedMessage";
}

/**
 * Puts messages together from what comes over the pipe. Node's own channel between processes throws where nobody can catch it when
 * the other side writes anything else, and would take in whatever length that side names.
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
