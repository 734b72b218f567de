import { constants, inflateSync } from "node:zlib";
import type { Attachment } from "../structured-invoice.ts";

/** Entries in the dictionary of an embedded file's stream, which is never inside an object stream. */
const embeddedMarks = ["/EmbeddedFile", "#2Fxml", "#2fxml"];
const maxFiles = 16;
const maxFileBytes = 20_000_000;
const maxObjectStreams = 500;
const maxObjectStreamBytes = 4_000_000;
const maxAllObjectStreamBytes = 40_000_000;
/** Limit of file specifications; a file with more is no e-invoice. */
const maxSpecifications = 64;
/** Maximum distance between a dictionary's start and its entry: enough for long names and descriptions. */
const dictionaryReach = 1500;

/**
 * Files that a PDF embeds without listing them, such as those named only by /AF. PDFium does not find these, so the
 * file's text is searched for file specifications (/EF), also inside object streams, and each is followed to its
 * stream. Encrypted PDFs are skipped.
 */
export function associatedFiles(bytes: Uint8Array): readonly Attachment[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Nearly every PDF ends here: the search below takes milliseconds per megabyte.
  if (!embeddedMarks.some((mark) => file.includes(mark)) || file.includes("/Encrypt")) return [];
  const text = file.toString("latin1");
  const packed = [...objectStreams(text)];
  const found = new Map<number, Attachment>();
  for (const { object, name } of specifications(text, packed)) {
    if (found.size >= maxFiles || found.has(object)) continue;
    const content = streamOfObject(text, object, maxFileBytes);
    if (content) found.set(object, { name, bytes: content });
  }
  return [...found.values()];
}

/** The objects inside object streams, as text with their numbers. */
type ObjectStream = Readonly<{ body: string; objects: ReadonlyMap<number, string> }>;
type FileSpecification = Readonly<{ object: number; name: string }>;

function specifications(text: string, packed: readonly ObjectStream[]): readonly FileSpecification[] {
  const found: FileSpecification[] = [];
  for (const body of [text, ...packed.map((stream) => stream.body)]) {
    for (const match of body.matchAll(/\/EF\s{0,20}(?:<<([^<>]{0,300})>>|(\d{1,8})\s{1,5}\d{1,5}\s{1,5}R)/g)) {
      if (found.length >= maxSpecifications) return found;
      const entry = match[1] ?? dictionaryOfObject(text, packed, Number(match[2]));
      const reference = /\/(?:UF|F|Unix|DOS|Mac)\s{0,5}(\d{1,8})\s{1,5}\d{1,5}\s{1,5}R/.exec(entry ?? "")?.[1];
      found.push({ object: Number(reference ?? -1), name: nameAround(body, match.index) });
    }
  }
  return found.filter(({ object }) => object >= 0);
}

/** The name is in the same dictionary as /EF, in any order. Only a hint: the content decides the file's type. */
function nameAround(body: string, index: number): string {
  const start = Math.max(body.lastIndexOf("obj", index), index - dictionaryReach);
  const dictionary = body.slice(Math.max(0, start), index + dictionaryReach);
  const name = /\/(?:UF|F)\s{0,5}\(([^()\\]{1,200})\)/.exec(dictionary)?.[1];
  return name !== undefined && /^[\x20-\x7e]+$/.test(name) ? name : "attachment.xml";
}

function dictionaryOfObject(text: string, packed: readonly ObjectStream[], object: number): string | undefined {
  const start = startOfObject(text, object);
  if (start !== undefined) return text.slice(start, start + dictionaryReach);
  return packed.findLast(({ objects }) => objects.has(object))?.objects.get(object);
}

/** The last definition wins: a PDF is changed by appending to it. */
function startOfObject(text: string, object: number): number | undefined {
  let start: number | undefined;
  for (const match of text.matchAll(new RegExp(`(?<!\\d)${object}\\s{1,5}\\d{1,5}\\s{1,5}obj\\b`, "g"))) {
    start = match.index + match[0].length;
  }
  return start;
}

function streamOfObject(text: string, object: number, limit: number): Uint8Array | undefined {
  const start = startOfObject(text, object);
  return start === undefined ? undefined : streamAt(text, start, limit);
}

function streamAt(text: string, start: number, limit: number): Uint8Array | undefined {
  const marker = /stream\r?\n/g;
  marker.lastIndex = start;
  const begin = marker.exec(text);
  if (!begin || begin.index - start > dictionaryReach) return undefined;
  const dictionary = text.slice(start, begin.index);
  if (dictionary.includes("endobj") || dictionary.includes("/Predictor")) return undefined;
  const end = text.indexOf("endstream", marker.lastIndex);
  if (end < 0) return undefined;
  return unpacked(Buffer.from(text.slice(marker.lastIndex, end), "latin1"), dictionary, limit);
}

function unpacked(raw: Buffer, dictionary: string, limit: number): Uint8Array | undefined {
  const filter = filterOf(dictionary);
  if (filter === undefined) return raw.length <= limit ? new Uint8Array(raw) : undefined;
  if (filter !== "/FlateDecode" && filter !== "/Fl") return undefined;
  try {
    return new Uint8Array(inflateSync(raw, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH }));
  } catch {
    // Damaged, or larger than any invoice.
    return undefined;
  }
}

/** The name after /Filter, also where it stands alone in brackets. */
function filterOf(dictionary: string): string | undefined {
  const key = dictionary.indexOf("/Filter");
  if (key < 0) return undefined;
  const value = dictionary.slice(key + "/Filter".length).trimStart();
  const end = value.startsWith("[") ? value.indexOf("]") : value.slice(1).search(/\W/) + 1;
  return (end > 0 ? value.slice(0, end) : value).replace(/[[\]\s]/g, "");
}

function* objectStreams(text: string): Generator<ObjectStream> {
  let count = 0;
  let unpackedBytes = 0;
  for (const match of text.matchAll(/\/Type\s{0,5}\/ObjStm\b/g)) {
    if (++count > maxObjectStreams || unpackedBytes > maxAllObjectStreamBytes) return;
    const start = text.lastIndexOf("obj", match.index);
    const content = start < 0 ? undefined : streamAt(text, start + 3, maxObjectStreamBytes);
    if (!content) continue;
    unpackedBytes += content.length;
    const first = /\/First\s{1,5}(\d{1,7})/.exec(text.slice(start, start + dictionaryReach))?.[1];
    yield objectStreamOf(Buffer.from(content).toString("latin1"), Number(first ?? 0));
  }
}

/** Such a stream starts with pairs of object number and offset; the objects follow at `first`. */
function objectStreamOf(body: string, first: number): ObjectStream {
  const numbers = body.slice(0, first).trim().split(/\s+/).map(Number);
  const objects = new Map<number, string>();
  for (let pair = 0; pair + 1 < numbers.length; pair += 2) {
    const start = first + (numbers[pair + 1] ?? 0);
    objects.set(numbers[pair] ?? -1, body.slice(start, start + dictionaryReach));
  }
  return { body, objects };
}
