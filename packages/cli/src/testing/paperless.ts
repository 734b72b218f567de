import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

type Instance = { field: number; value: unknown };
type Stored = {
  id: number;
  original_file_name: string | null;
  correspondent: number | null;
  created: string;
  tags: number[];
  custom_fields: Instance[];
  notes: { note: string }[];
  bytes: Uint8Array;
};
type Named = { id: number; name: string; data_type?: string };

export type PaperlessServer = Readonly<{
  url: string;
  documents: Map<number, Stored>;
  tags: Named[];
  correspondents: Named[];
  fields: Named[];
  /** Method and path of every request. */
  requests: string[];
  /** Answers matching requests with a status instead, until the returned function is called. */
  refuse(pattern: RegExp, status: number): () => void;
  /** Leaves matching requests without an answer, after or before their effect, until released. */
  hold(pattern: RegExp, effect: "done" | "not done"): Readonly<{ arrived: Promise<void>; release(): void }>;
  add(bytes: Uint8Array, tagged: string, more?: Partial<Stored>): number;
  tagsOf(id: number): readonly string[];
  valuesOf(id: number): Readonly<Record<string, unknown>>;
  close(): void;
}>;

export const paperlessToken = "0123456789abcdef0123456789abcdef01234567";

/**
 * Answers as paperless-ngx does according to its published API (version 9): token authentication, pages of results,
 * custom fields checked as its serialiser checks them, and bulk edits.
 */
export async function startPaperless(): Promise<PaperlessServer> {
  const documents = new Map<number, Stored>();
  const lists = { tags: [] as Named[], correspondents: [] as Named[], custom_fields: [] as Named[] };
  const requests: string[] = [];
  const holds: { pattern: RegExp; effect: string; arrive: () => void }[] = [];
  const refusals: { pattern: RegExp; status: number }[] = [];
  const named = (list: Named[], wanted: Omit<Named, "id">) => {
    const found = list.find(({ name }) => name === wanted.name);
    if (found) return found;
    const created = { id: list.length + 1, ...wanted };
    list.push(created);
    return created;
  };

  const answer = async (request: IncomingMessage): Promise<[status: number, body: unknown]> => {
    const { method = "", headers, url = "" } = request;
    const { pathname, searchParams: query } = new URL(url, "http://paperless");
    const line = `${method} ${pathname}`;
    requests.push(line);
    if (!pathname.startsWith("/api/")) return [404, "Not Found"];
    if (headers.authorization !== `Token ${paperlessToken}`) return [401, { detail: "Invalid token." }];
    const refusal = refusals.find(({ pattern }) => pattern.test(line));
    if (refusal) return [refusal.status, { detail: "refused" }];
    if (headers.accept !== "application/json; version=9") return [406, { detail: "Invalid version." }];
    const body = method === "GET" ? undefined : ((await json(request)) as Record<string, unknown>);
    const [, kind] = /^\/api\/(tags|correspondents|custom_fields)\/$/.exec(pathname) ?? [];
    if (kind !== undefined) {
      const list = lists[kind as keyof typeof lists];
      if (body) return [201, named(list, body as Named)];
      const name = query.get("name__iexact")?.toLowerCase();
      const results = list.filter((each) => each.name.toLowerCase() === name);
      return [200, { count: results.length, next: null, previous: null, results }];
    }
    if (pathname === "/api/documents/") return [200, pageOf(documents, query)];
    if (pathname === "/api/documents/bulk_edit/") return bulkEdit(documents, lists.custom_fields, body ?? {});
    const [, id, part] = /^\/api\/documents\/(\d+)\/(.*)$/.exec(pathname) ?? [];
    const document = documents.get(Number(id));
    if (!document) return [404, { detail: "No Document matches the given query." }];
    if (part === "download/") return [200, document.bytes];
    if (part === "notes/" && body) document.notes.push({ note: String(body.note) });
    if (part === "notes/") return [200, document.notes];
    if (body) Object.assign(document, body);
    return [200, document];
  };
  const server = createServer(async (request, response) => {
    const held = holds.find(({ pattern }) => pattern.test(`${request.method} ${request.url}`));
    if (held?.effect === "not done") return held.arrive();
    const [status, body] = await answer(request);
    if (held) return held.arrive();
    response.writeHead(status, {
      "content-type": body instanceof Uint8Array ? "application/pdf" : "application/json",
      ...(request.url?.startsWith("/api/") && { "x-api-version": "9", "x-version": "2.20.0" }),
    });
    response.end(body instanceof Uint8Array ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const nameOf = (list: readonly Named[], id: number) => list.find((each) => each.id === id)?.name ?? "";
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    tags: lists.tags,
    correspondents: lists.correspondents,
    fields: lists.custom_fields,
    requests,
    refuse(pattern, status) {
      refusals.push({ pattern, status });
      return () => refusals.splice(0);
    },
    hold(pattern, effect) {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.push({ pattern, effect, arrive: resolve });
      return { arrived: promise, release: () => void holds.splice(0) };
    },
    add(bytes, tagged, more) {
      const id = documents.size + 1;
      const tags = [named(lists.tags, { name: tagged }).id];
      const usual = { original_file_name: "scan.pdf", correspondent: null, created: "2026-11-18", custom_fields: [] };
      documents.set(id, { id, ...usual, notes: [], tags, bytes, ...more });
      return id;
    },
    tagsOf: (id) => (documents.get(id)?.tags ?? []).map((tag) => nameOf(lists.tags, tag)),
    valuesOf: (id) =>
      Object.fromEntries(
        (documents.get(id)?.custom_fields ?? []).map(({ field, value }) => [nameOf(lists.custom_fields, field), value]),
      ),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pageOf(documents: ReadonlyMap<number, Stored>, query: URLSearchParams): object {
  const tag = Number(query.get("tags__id__all"));
  const [page, size] = [Number(query.get("page")), Number(query.get("page_size"))];
  const found = [...documents.values()].filter(({ tags }) => tags.includes(tag));
  const isLast = page * size >= found.length;
  // Behind a proxy, this address is often not the one that the client uses.
  const next = isLast ? null : `http://internal.invalid/api/documents/?page=${page + 1}`;
  const results = found.slice((page - 1) * size, page * size).map(({ bytes: _, ...rest }) => rest);
  return { count: found.length, next, previous: null, results };
}

const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  monetary: /^(?:[A-Z]{3})?-?\d+\.\d{1,2}$/,
  string: /^.{0,128}$/,
};

function bulkEdit(
  documents: ReadonlyMap<number, Stored>,
  fields: readonly Named[],
  body: Readonly<Record<string, unknown>>,
): [number, unknown] {
  const parameters = body.parameters as Record<string, unknown>;
  for (const id of body.documents as number[]) {
    const document = documents.get(id);
    if (!document) return [400, { documents: ["Some documents don't exist or were specified twice."] }];
    if (body.method === "modify_tags") {
      const kept = document.tags.filter((tag) => !(parameters.remove_tags as number[]).includes(tag));
      document.tags = [...new Set([...kept, ...(parameters.add_tags as number[])])];
      continue;
    }
    for (const [key, value] of Object.entries(parameters.add_custom_fields as object)) {
      const field = Number(key);
      const format = formats[fields.find((each) => each.id === field)?.data_type ?? ""];
      if (!format?.test(String(value))) return [400, { parameters: [`${key}: invalid value`] }];
      document.custom_fields = [...document.custom_fields.filter((each) => each.field !== field), { field, value }];
    }
  }
  return [200, { result: "OK" }];
}
