import { originalOf, PaperlessRefused, type Send, senderTo } from "./paperless-request.ts";

/** A document as the list gives it, with the members that are used. */
export type PaperlessDocument = Readonly<{
  id: number;
  correspondent: number | null;
  original_file_name: string | null;
}>;

type Named = Readonly<{ id: number; name: string }>;
export type PaperlessField = Named & Readonly<{ data_type: string }>;

/** The used part of paperless-ngx's REST API. */
export type Paperless = Readonly<{
  documentsWith(tag: number): Promise<readonly PaperlessDocument[]>;
  /** The file as it was added, without paperless-ngx's own text layer. */
  original(id: number): Promise<Uint8Array>;
  change(id: number, values: Readonly<{ created?: string; correspondent?: number }>): Promise<void>;
  /** Sets these fields and leaves others as they are; a PATCH of the document would remove them. */
  setFields(id: number, values: Readonly<Record<string, string | number>>): Promise<void>;
  moveTag(id: number, from: number, to: number): Promise<void>;
  /** Adds a note, unless the document has one with this text. */
  note(id: number, text: string): Promise<void>;
  /** The id of a tag or correspondent by name, in any case; created if missing. */
  idOf(kind: "tags" | "correspondents", name: string): Promise<number>;
  /** The custom field by name, in any case; created with this type if missing. */
  fieldNamed(name: string, dataType: string): Promise<PaperlessField>;
}>;

const pageSize = 100;

export function connectPaperless(address: URL, token: string, signal: AbortSignal): Paperless {
  const send = senderTo(address, token, signal);
  const ids = new Map<string, Promise<number>>();
  const edit = (id: number, method: string, parameters: object) =>
    send("POST", "documents/bulk_edit/", { documents: [id], method, parameters });
  return {
    documentsWith: (tag) => listDocuments(send, tag),
    original: (id) => originalOf(send, id),
    change: async (id, values) => void (await send("PATCH", `documents/${id}/`, values)),
    async setFields(id, values) {
      await edit(id, "modify_custom_fields", { add_custom_fields: values, remove_custom_fields: [] });
    },
    moveTag: async (id, from, to) => void (await edit(id, "modify_tags", { add_tags: [to], remove_tags: [from] })),
    async note(id, text) {
      const notes = await read<readonly { note: string }[]>(send, `documents/${id}/notes/`);
      if (!notes.some(({ note }) => note === text)) await send("POST", `documents/${id}/notes/`, { note: text });
    },
    idOf(kind, name) {
      const key = `${kind} ${name.toLowerCase()}`;
      // Two documents of a new correspondent must not both create it.
      const id = ids.get(key) ?? findOrCreate<Named>(send, kind, { name }).then((found) => found.id);
      ids.set(key, id);
      return id;
    },
    fieldNamed: (name, dataType) => findOrCreate<PaperlessField>(send, "custom_fields", { name, data_type: dataType }),
  };
}

async function read<Body>(send: Send, path: string): Promise<Body> {
  return (await (await send("GET", path)).json()) as Body;
}

/** By page numbers: the addresses of further pages in the answer may name another host, which must not get the token. */
async function listDocuments(send: Send, tag: number): Promise<readonly PaperlessDocument[]> {
  type Page = Readonly<{ next: string | null; results: readonly PaperlessDocument[] }>;
  const found: PaperlessDocument[] = [];
  for (let page = 1; ; page++) {
    const query = `tags__id__all=${tag}&ordering=id&fields=id,correspondent,original_file_name`;
    const { next, results } = await read<Page>(send, `documents/?${query}&page_size=${pageSize}&page=${page}`);
    found.push(...results);
    if (next === null) return found;
  }
}

async function findOrCreate<Found extends Named>(
  send: Send,
  kind: string,
  wanted: Readonly<{ name: string; data_type?: string }>,
): Promise<Found> {
  const query = `name__iexact=${encodeURIComponent(wanted.name)}&page_size=1000`;
  const { results } = await read<{ results: readonly Found[] }>(send, `${kind}/?${query}`);
  const found = results.find(({ name }) => name.toLowerCase() === wanted.name.toLowerCase());
  if (found) return found;
  try {
    return (await (await send("POST", `${kind}/`, wanted)).json()) as Found;
  } catch (error) {
    if (!(error instanceof PaperlessRefused)) throw error;
    throw new PaperlessRefused(`"${wanted.name}" could not be added to ${kind}: ${error.message}`, error.status);
  }
}
