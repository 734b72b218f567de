import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { limits } from "@inkvoice/contract";
import { ApiError, invalidParameter } from "../../http/api-error.ts";
import { StorageUnavailable } from "../../platform/blobs/blob-store.ts";
import { cleanFileName } from "./file-name.ts";
import { type ReceivedFile, receiveFile } from "./receive-file.ts";

export type ReceivedPart = Readonly<{ filename: string; file: ReceivedFile; tooLarge: boolean }>;

export type ReceivedForm = Readonly<{
  parts: readonly ReceivedPart[];
  fields: ReadonlyMap<string, string>;
  /** Removes what was not taken over. */
  discard(): Promise<void>;
}>;

const fileField = "file";
const fieldBytes = 4096;
const otherParts = 10;

function createParser(headers: IncomingMessage["headers"]): BusboyInstance {
  try {
    return new Busboy({
      // Checked by the caller: without a multipart content type there is no form to receive.
      headers: headers as BusboyHeaders,
      fileHwm: 256 * 1024,
      limits: {
        fileSize: limits.fileBytes,
        files: limits.filesPerRequest,
        fields: otherParts,
        parts: limits.filesPerRequest + otherParts,
        fieldSize: fieldBytes,
        headerPairs: 50,
        headerSize: 16 * 1024,
      },
    });
  } catch (error) {
    throw new ApiError("INVALID_REQUEST", "The multipart body has no valid boundary.", { cause: error });
  }
}

/** What has come in so far. Every arriving file is written at once; its outcome is looked at when the form is complete. */
class FormInProgress {
  readonly #folder: string;
  readonly #writing: Promise<ReceivedPart | undefined>[] = [];
  readonly #streams = new Set<Readable>();
  readonly #fields = new Map<string, string>();
  #storageProblem: unknown;
  #problem: ApiError | undefined;

  constructor(folder: string, parser: BusboyInstance) {
    this.#folder = folder;
    parser.on("file", (name, stream, filename) => this.#takeFile(name, stream, filename));
    parser.on("field", (name, value, _nameCut, valueCut) => this.#takeField(name, value, valueCut));
    parser.on("filesLimit", () => this.#refuse(new ApiError("TOO_MANY_FILES")));
    parser.on("partsLimit", () => this.#refuse(new ApiError("INVALID_REQUEST", "The form has too many parts.")));
    parser.on("fieldsLimit", () => this.#refuse(new ApiError("INVALID_REQUEST", "The form has too many fields.")));
  }

  #refuse(problem: ApiError): void {
    this.#problem ??= problem;
  }

  #takeFile(name: string | undefined, stream: BusboyFileStream, filename: string | undefined): void {
    if (name !== fileField) {
      stream.on("error", () => undefined).resume();
      return;
    }
    // A body that breaks off fails the stream, perhaps before anybody reads it; whoever does then sees the same error.
    stream.on("error", () => undefined);
    this.#streams.add(stream);
    this.#writing.push(this.#write(stream, filename).finally(() => this.#streams.delete(stream)));
  }

  async #write(stream: BusboyFileStream, filename: string | undefined): Promise<ReceivedPart | undefined> {
    try {
      const file = await receiveFile(stream, this.#folder);
      // A browser sends an empty, nameless part where no file was chosen.
      if (file.size === 0 && !filename) {
        await rm(file.path, { force: true });
        return undefined;
      }
      return { filename: cleanFileName(filename), file, tooLarge: stream.truncated };
    } catch (error) {
      this.#storageProblem ??= error;
      // The rest of the body must still be read, or the parser would wait for this stream for ever.
      stream.resume();
      return undefined;
    }
  }

  #takeField(name: string, value: string, cut: boolean): void {
    if (cut) this.#refuse(invalidParameter(name, "is too long"));
    else if (this.#fields.has(name)) this.#refuse(invalidParameter(name, "is given more than once"));
    this.#fields.set(name, value);
  }

  async complete(): Promise<ReceivedForm> {
    const parts = (await Promise.all(this.#writing)).filter((part) => part !== undefined);
    const discard = async () => {
      await Promise.all(parts.map((part) => rm(part.file.path, { force: true })));
    };
    const problem = this.#storageProblem
      ? new StorageUnavailable("The upload could not be written", { cause: this.#storageProblem })
      : this.#problem;
    if (!problem) return { parts, fields: this.#fields, discard };
    await discard();
    throw problem;
  }

  /** The request broke off: nothing of it stays. */
  async abandon(): Promise<void> {
    for (const stream of this.#streams) stream.destroy(new Error("The upload broke off"));
    const parts = await Promise.all(this.#writing);
    await Promise.all(parts.map((part) => part && rm(part.file.path, { force: true })));
  }
}

/** Reads a multipart upload as it arrives. Nothing stays on disk when it is refused. */
export async function receiveForm(request: IncomingMessage, folder: string): Promise<ReceivedForm> {
  const parser = createParser(request.headers);
  const form = new FormInProgress(folder, parser);
  try {
    await pipeline(request, parser);
  } catch (error) {
    await form.abandon();
    throw new ApiError("INVALID_REQUEST", "The multipart body is incomplete or malformed.", { cause: error });
  }
  return await form.complete();
}
