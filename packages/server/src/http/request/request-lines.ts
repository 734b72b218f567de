import type { IncomingMessage } from "node:http";
import { ApiError, refused } from "../../platform/api-error.ts";

export type LineLimits = Readonly<{ bodyBytes: number; lineBytes: number; lines: number }>;

/** A non-empty line without its line end; `number` starts at 1. */
export type RequestLine = Readonly<{ number: number; text: string }>;

/** Lines of a body while it arrives; holds at most one line and one packet. */
export async function* requestLines(request: IncomingMessage, limits: LineLimits): AsyncGenerator<RequestLine> {
  const cutter = new LineCutter(limits);
  try {
    // Not destroyed, so that a refused client can read the response.
    for await (const packet of request.iterator({ destroyOnReturn: false })) yield* cutter.push(packet as Buffer);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refused("body_incomplete", {}, { cause: error });
  }
  yield* cutter.end();
}

class LineCutter {
  readonly #limits: LineLimits;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  #begun = Buffer.alloc(0);
  #bytes = 0;
  #lines = 0;

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  *push(packet: Buffer): Generator<RequestLine> {
    this.#bytes += packet.length;
    if (this.#bytes > this.#limits.bodyBytes) throw refused("list_too_large");
    let start = 0;
    for (let end = packet.indexOf("\n"); end !== -1; end = packet.indexOf("\n", start)) {
      yield* this.#line(packet.subarray(start, end));
      start = end + 1;
    }
    this.#keep(packet.subarray(start));
  }

  *end(): Generator<RequestLine> {
    yield* this.#line(Buffer.alloc(0));
  }

  #keep(part: Buffer): void {
    if (this.#begun.length + part.length > this.#limits.lineBytes)
      throw refused("line_too_long", { line: this.#lines + 1, bytes: this.#limits.lineBytes });
    this.#begun = Buffer.concat([this.#begun, part]);
  }

  *#line(rest: Buffer): Generator<RequestLine> {
    this.#keep(rest);
    const line = this.#begun;
    this.#begun = Buffer.alloc(0);
    this.#lines += 1;
    if (this.#lines > this.#limits.lines) throw refused("list_too_long", { lines: this.#limits.lines });
    const text = this.#decoded(line).trim();
    if (text !== "") yield { number: this.#lines, text };
  }

  #decoded(line: Buffer): string {
    try {
      return this.#decoder.decode(line);
    } catch (error) {
      throw refused("line_not_utf8", { line: this.#lines }, { cause: error });
    }
  }
}
