import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { limits } from "@inkvoice/contract";
import { identifyFormat } from "@inkvoice/engine/file-format";
import { unsupportedFileKind } from "@inkvoice/engine/refused-format";
import { MalformedMultipart, MultipartParser, type PartSink } from "../../http/request/multipart/multipart-parser.ts";
import { boundaryOf, type PartHead } from "../../http/request/multipart/part-head.ts";
import { ApiError, invalidParameter, refused } from "../../platform/api-error.ts";
import { StorageUnavailable } from "../../platform/blobs/blob-store.ts";
import { cleanFileName } from "./file-name.ts";
import { ArrivingFile, type ReceivedFile } from "./receive-file.ts";

export type ReceivedPart = Readonly<{ filename: string; file: ReceivedFile; tooLarge: boolean }>;

export type ReceivedForm = Readonly<{
  parts: readonly ReceivedPart[];
  fields: ReadonlyMap<string, string>;
  /** Deletes the temporary files, after they were stored elsewhere or refused. */
  discard(): Promise<void>;
}>;

/** Limits for the files of a form. */
export type FormRules = Readonly<{
  field: string;
  files: number;
  fileBytes: number;
  /** Text fields that may be longer than others. */
  longFields?: readonly string[];
}>;

/** Limits for one upload or a batch. */
const uploadRules: FormRules = { field: "file", files: limits.filesPerRequest, fileBytes: limits.fileBytes };

const fieldBytes = 4096;
/** Options of ten thousand files fit. */
const longFieldBytes = 2 * 1024 * 1024;
const otherParts = 10;
/** File names of up to 100 kB are accepted, and then cut. */
const headLimits = { headerBytes: 128 * 1024, headers: 50 };

/** Maximum number of files at maximum size, plus headers. Reading stops beyond this size. */
const bodyBytesOf = ({ files, fileBytes }: FormRules) => files * fileBytes + 4 * 1024 * 1024;

const ignored: PartSink = { data: () => undefined, end: () => undefined };

function isFile({ filename, contentType }: PartHead): boolean {
  return filename !== undefined || /^application\/octet-stream/i.test(contentType ?? "");
}

type Arriving = { readonly head: PartHead; readonly file: ArrivingFile; tooLarge: boolean };

/** The form so far. Errors are kept until the whole body was read, because clients read no response before. */
class FormInProgress {
  readonly #folder: string;
  readonly #rules: FormRules;
  readonly #files: Arriving[] = [];
  readonly #fields = new Map<string, string>();
  #parts = 0;
  #texts = 0;
  #problem: ApiError | undefined;

  constructor(folder: string, rules: FormRules) {
    this.#folder = folder;
    this.#rules = rules;
  }

  /** Back pressure: resolves when the sender may continue. */
  get full(): Promise<void> | undefined {
    return this.#files.at(-1)?.file.full;
  }

  /** Whether it is already refused, so that further parts need no parsing. */
  get refused(): boolean {
    return this.#problem !== undefined;
  }

  refuse(problem: ApiError): void {
    this.#problem ??= problem;
  }

  open(head: PartHead | undefined): PartSink | undefined {
    this.#parts += 1;
    if (this.#parts > this.#rules.files + otherParts) {
      // Too many files take precedence over other problems.
      this.refuse(refused("form_too_many_parts"));
    }
    if (this.refused) return undefined;
    if (!head) return ignored;
    if (head.name === this.#rules.field) return this.#takeFile(head);
    return isFile(head) ? ignored : this.#takeField(head.name ?? "");
  }

  #takeFile(head: PartHead): PartSink {
    const { files, fileBytes } = this.#rules;
    if (this.#files.length >= files) {
      this.refuse(tooManyFiles(this.#rules));
      return ignored;
    }
    const arriving: Arriving = { head, file: new ArrivingFile(this.#folder), tooLarge: false };
    this.#files.push(arriving);
    return {
      data(chunk) {
        const room = fileBytes - arriving.file.size;
        if (chunk.length > room) arriving.tooLarge = true;
        if (room > 0) arriving.file.add(chunk.length > room ? chunk.subarray(0, room) : chunk);
      },
      end: () => undefined,
    };
  }

  #takeField(name: string): PartSink {
    this.#texts += 1;
    if (this.#texts > otherParts) {
      this.refuse(refused("form_too_many_fields"));
      return ignored;
    }
    const chunks: Buffer[] = [];
    const most = this.#rules.longFields?.includes(name) ? longFieldBytes : fieldBytes;
    let bytes = 0;
    return {
      data(chunk) {
        bytes += chunk.length;
        if (bytes <= most) chunks.push(chunk);
      },
      end: () => {
        if (bytes > most) this.refuse(invalidParameter(name, "is too long"));
        else if (this.#fields.has(name)) this.refuse(invalidParameter(name, "is given more than once"));
        this.#fields.set(name, Buffer.concat(chunks).toString("utf8"));
      },
    };
  }

  async complete(): Promise<ReceivedForm> {
    if (this.#problem) {
      await this.abandon();
      throw this.#problem;
    }
    try {
      const parts = await Promise.all(this.#files.map((arriving) => received(arriving)));
      const discard = () => this.abandon();
      return { parts: parts.filter((part) => part !== undefined), fields: this.#fields, discard };
    } catch (error) {
      await this.abandon();
      throw new StorageUnavailable("The upload could not be written", { cause: error });
    }
  }

  /** Deletes everything received. */
  async abandon(): Promise<void> {
    await Promise.all(this.#files.map(({ file }) => file.remove()));
  }
}

const tooManyFiles = ({ field, files }: FormRules) =>
  files === 1 ? invalidParameter(field, "is given more than once") : new ApiError("TOO_MANY_FILES");

/**
 * Undefined for the empty, unnamed part that browsers send when no file was chosen, and for a text such as the name of
 * a file that should have been attached.
 */
async function received({ head, file, tooLarge }: Arriving): Promise<ReceivedPart | undefined> {
  const whole = await file.finish();
  if (whole.size === 0 && !head.filename) return undefined;
  if (!isFile(head) && !identifyFormat(whole.head) && !unsupportedFileKind(whole.head)) return undefined;
  return { filename: cleanFileName(head.filename), file: whole, tooLarge };
}

type Incoming = Readonly<{ request: IncomingMessage; boundary: string; bodyBytes: number }>;

async function readInto(form: FormInProgress, { request, boundary, bodyBytes }: Incoming): Promise<void> {
  const parser = new MultipartParser(boundary, headLimits, (head) => form.open(head));
  let problem: unknown;
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > bodyBytes) request.destroy(bodyTooLarge());
    // A refused body is still read to its end; otherwise the client would never see the response.
    if (problem !== undefined || form.refused) return;
    try {
      parser.push(chunk);
    } catch (error) {
      problem = error;
    }
    const { full } = form;
    if (!full) return;
    request.pause();
    full.then(() => request.resume());
  });
  await finished(request, { writable: false });
  if (problem !== undefined) throw problem;
  if (!form.refused) parser.end();
}

const bodyTooLarge = () => refused("form_too_large");

/** Parses a multipart upload while it arrives. Leaves nothing on disk if it is refused. */
export async function receiveForm(
  request: IncomingMessage,
  folder: string,
  rules: FormRules = uploadRules,
): Promise<ReceivedForm> {
  const bodyBytes = bodyBytesOf(rules);
  const boundary = boundaryOf(request.headers["content-type"] ?? "");
  if (boundary === undefined) throw refused("form_without_boundary");
  if (Number(request.headers["content-length"] ?? 0) > bodyBytes) throw bodyTooLarge();
  const form = new FormInProgress(folder, rules);
  try {
    await readInto(form, { request, boundary, bodyBytes });
  } catch (error) {
    await form.abandon();
    if (request.complete && !(error instanceof MalformedMultipart)) throw error;
    throw refused("form_incomplete", {}, { cause: error });
  }
  return await form.complete();
}
