import type { IncomingMessage } from "node:http";
import { ApiError, refused } from "../../platform/api-error.ts";

export type LineLimits = Readonly<{ lineBytes: number; lines: number }>;

/** A non-empty line without its line end; `number` starts at 1. */
export type RequestLine = Readonly<{ number: number; text: string }>;
/** A line that is too long or not in UTF-8; the lines after it are read on. */
type UnreadableLine = Readonly<{ number: number; problem: ApiError }>;
type Line = RequestLine | UnreadableLine;

/** Streams the body of a request, up to a size. */
export async function* bodyPackets(request: IncomingMessage, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    // Not destroyed, so that a refused client can read the response.
    for await (const packet of request.iterator({ destroyOnReturn: false })) {
      bytes += (packet as Buffer).length;
      if (bytes > mostBytes) throw refused("list_too_large");
      yield packet as Buffer;
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refused("body_incomplete", {}, { cause: error });
  }
}

/** Splits a streamed body into lines; keeps at most one line and one packet in memory. */
export async function* requestLines(packets: AsyncIterable<Buffer>, limits: LineLimits): AsyncGenerator<Line> {
  const cutter = new LineCutter(limits);
  for await (const packet of packets) yield* cutter.push(packet);
  yield* cutter.end();
}

class LineCutter {
  readonly #limits: LineLimits;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  /** Empty once the line is too long. */
  #begun = Buffer.alloc(0);
  #length = 0;
  #lines = 0;

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  *push(packet: Buffer): Generator<Line> {
    let start = 0;
    for (let end = packet.indexOf("\n"); end !== -1; end = packet.indexOf("\n", start)) {
      yield* this.#line(packet.subarray(start, end));
      start = end + 1;
    }
    this.#keep(packet.subarray(start));
  }

  *end(): Generator<Line> {
    yield* this.#line(Buffer.alloc(0));
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    this.#begun = this.#length > this.#limits.lineBytes ? Buffer.alloc(0) : Buffer.concat([this.#begun, part]);
  }

  *#line(rest: Buffer): Generator<Line> {
    this.#keep(rest);
    this.#lines += 1;
    if (this.#lines > this.#limits.lines) throw refused("list_too_long", { lines: this.#limits.lines });
    const number = this.#lines;
    const text = this.#decoded(number);
    this.#begun = Buffer.alloc(0);
    this.#length = 0;
    if (text instanceof ApiError) yield { number, problem: text };
    else if (text !== "") yield { number, text };
  }

  #decoded(line: number): string | ApiError {
    const bytes = this.#limits.lineBytes;
    if (this.#length > bytes) return refused("line_too_long", { line, bytes });
    try {
      return this.#decoder.decode(this.#begun).trim();
    } catch (error) {
      return refused("line_not_utf8", { line }, { cause: error });
    }
  }
}
