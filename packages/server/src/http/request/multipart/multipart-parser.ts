import { type PartHead, parseHeaders, partHead } from "./part-head.ts";

/** The body violates the multipart format, or is incomplete. */
export class MalformedMultipart extends Error {
  override readonly name = "MalformedMultipart";
}

/** Receives the content of one part. */
export type PartSink = Readonly<{ data(chunk: Buffer): void; end(): void }>;

/** Undefined stops parsing: the form is refused. */
export type OpenPart = (head: PartHead | undefined) => PartSink | undefined;

export type PartLimits = Readonly<{ headerBytes: number; headers: number }>;

const lineEnd = Buffer.from("\r\n");
const headersEnd = Buffer.from("\r\n\r\n");
const nothing: Buffer = Buffer.alloc(0);
const carriageReturn = 0x0d;
const dash = 0x2d;

type State = "content" | "after delimiter" | "headers" | "ended";

/**
 * Parses a multipart body while it arrives (RFC 7578) without copying: searches whole chunks for the delimiter and
 * keeps only a possible start of one for the next. Decision 0005 compares it with others.
 */
export class MultipartParser {
  readonly #delimiter: Buffer;
  readonly #limits: PartLimits;
  readonly #open: OpenPart;
  #state: State = "content";
  /** The first delimiter has no line end before it, so one is added. */
  #kept: Buffer = lineEnd;
  /** Bytes of a line end before the content: the delimiter of an empty part follows directly. */
  #lead = 0;
  /** Headers received in several chunks, and the filled length. */
  #head: Buffer | undefined;
  #gathered = 0;
  /** Undefined in the preamble, which is ignored. */
  #part: PartSink | undefined;

  constructor(boundary: string, limits: PartLimits, open: OpenPart) {
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
    this.#limits = limits;
    this.#open = open;
  }

  push(chunk: Buffer): void {
    let bytes: Buffer | undefined = this.#kept.length === 0 ? chunk : Buffer.concat([this.#kept, chunk]);
    this.#kept = nothing;
    while (bytes !== undefined && bytes.length > 0) bytes = this.#step(bytes);
  }

  /** Call after the last chunk. */
  end(): void {
    if (this.#state !== "ended") throw new MalformedMultipart("The body ends before its last boundary");
  }

  /** Returns the remaining bytes; undefined to wait for more, or at the end. */
  #step(bytes: Buffer): Buffer | undefined {
    switch (this.#state) {
      case "content":
        return this.#content(bytes);
      case "after delimiter":
        return this.#afterDelimiter(bytes);
      case "headers":
        return this.#headers(bytes);
      case "ended":
        return undefined;
    }
  }

  #content(bytes: Buffer): Buffer | undefined {
    const at = bytes.indexOf(this.#delimiter);
    if (at < 0) return this.#contentSoFar(bytes);
    if (at > this.#lead) this.#part?.data(bytes.subarray(this.#lead, at));
    this.#part?.end();
    this.#part = undefined;
    this.#state = "after delimiter";
    return bytes.subarray(at + this.#delimiter.length);
  }

  #contentSoFar(bytes: Buffer): undefined {
    const sure = bytes.length - this.#startOfDelimiter(bytes);
    if (sure <= this.#lead) return this.#keep(bytes);
    this.#part?.data(bytes.subarray(this.#lead, sure));
    this.#lead = 0;
    return this.#keep(bytes.subarray(sure));
  }

  /** Number of last bytes that may start a delimiter continued in the next chunk. */
  #startOfDelimiter(bytes: Buffer): number {
    const from = Math.max(0, bytes.length - this.#delimiter.length + 1);
    for (let at = bytes.indexOf(carriageReturn, from); at >= 0; at = bytes.indexOf(carriageReturn, at + 1)) {
      const length = bytes.length - at;
      if (bytes.subarray(at).equals(this.#delimiter.subarray(0, length))) return length;
    }
    return 0;
  }

  /** Two dashes end the form; otherwise headers follow. */
  #afterDelimiter(bytes: Buffer): Buffer | undefined {
    if (bytes.length < 2) return this.#keep(bytes);
    this.#state = bytes[0] === dash && bytes[1] === dash ? "ended" : "headers";
    return bytes;
  }

  #headers(bytes: Buffer): Buffer | undefined {
    const at = this.#gathered === 0 ? bytes.indexOf(headersEnd) : -1;
    if (at < 0 || at > this.#limits.headerBytes) return this.#headersInPieces(bytes);
    this.#openPart(bytes.subarray(0, at));
    return bytes.subarray(at + lineEnd.length);
  }

  /** Collects headers received in several chunks and searches each byte once, because a chunk may be one byte. */
  #headersInPieces(bytes: Buffer): Buffer | undefined {
    this.#head ??= Buffer.alloc(this.#limits.headerBytes + headersEnd.length);
    const before = this.#gathered;
    this.#gathered += bytes.copy(this.#head, before);
    const soFar = this.#head.subarray(0, this.#gathered);
    const at = soFar.indexOf(headersEnd, Math.max(0, before - headersEnd.length + 1));
    if (at < 0) {
      if (this.#gathered === this.#head.length) throw new MalformedMultipart("The headers of a part are too long");
      return undefined;
    }
    this.#openPart(soFar.subarray(0, at));
    this.#gathered = 0;
    return Buffer.concat([lineEnd, bytes.subarray(at + headersEnd.length - before)]);
  }

  #openPart(head: Buffer): void {
    const line = head.indexOf(lineEnd);
    const firstLine = line < 0 ? head : head.subarray(0, line);
    if (!/^[ \t]*$/.test(firstLine.toString("latin1"))) {
      throw new MalformedMultipart("A boundary is followed by something else than the end of its line");
    }
    const headers = parseHeaders(head.subarray(firstLine.length), this.#limits.headers);
    if (headers === undefined) throw new MalformedMultipart("A part has malformed headers");
    this.#part = this.#open(partHead(headers));
    this.#state = this.#part ? "content" : "ended";
    this.#lead = lineEnd.length;
  }

  #keep(bytes: Buffer): undefined {
    this.#kept = bytes;
  }
}
