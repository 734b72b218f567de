import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

export type Target = Readonly<{ url: string; key: string }>;

/** One tenant's attack: repeats until the signal, with this many requests at a time. */
export type Attack = Readonly<{
  name: string;
  atOnce: number;
  send(target: Target, signal: AbortSignal): Promise<unknown>;
}>;

const example = readFileSync(join(import.meta.dirname, "../../examples/invoice.pdf"));

const post = ({ url, key }: Target, path: string, type: string, body: BodyInit, signal: AbortSignal) =>
  fetch(url + path, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": type },
    body,
    signal,
  }).then((response) => response.arrayBuffer());

const longList = Buffer.from(
  JSON.stringify({
    urls: Array.from({ length: 400_000 }, (_, at) => `https://files.example/${at}.pdf`),
  }),
);
const deep = `${"[".repeat(400_000)}${"]".repeat(400_000)}`;
const query = (aliases: number) =>
  JSON.stringify({ query: `{ ${Array.from({ length: aliases }, (_, at) => `a${at}: vendors { total }`).join(" ")} }` });

function batchOf(files: number): FormData {
  const form = new FormData();
  for (let at = 0; at < files; at += 1) form.append("file", new Blob([example]), `${at}.pdf`);
  return form;
}

/** INDEX of the attacks that slowed down other tenants in the second audit. */
export const attacks: readonly Attack[] = [
  {
    name: "20 MB of JSON to /v1/bulk",
    atOnce: 6,
    send: (target, signal) => post(target, "/v1/bulk", "application/json", longList, signal),
  },
  {
    name: "JSON nested 400 000 deep",
    atOnce: 6,
    send: (target, signal) => post(target, "/v1/webhooks", "application/json", deep, signal),
  },
  {
    name: "queries with 820 aliases",
    atOnce: 6,
    send: (target, signal) => post(target, "/v1/query", "application/json", query(820), signal),
  },
  {
    name: "queries with 20 costly fields",
    atOnce: 6,
    send: (target, signal) => post(target, "/v1/query", "application/json", query(20), signal),
  },
  {
    name: "batches of 25 documents",
    atOnce: 4,
    send: (target, signal) =>
      fetch(`${target.url}/v1/invoices/extract`, {
        method: "POST",
        headers: { authorization: `Bearer ${target.key}` },
        body: batchOf(25),
        signal,
      }).then((response) => response.arrayBuffer()),
  },
  {
    name: "searches through every invoice",
    atOnce: 8,
    send: ({ url, key }, signal) =>
      fetch(`${url}/v1/invoices?search=nothing-like-it&limit=100`, {
        headers: { authorization: `Bearer ${key}` },
        signal,
      }).then((response) => response.arrayBuffer()),
  },
  // Last, because the service still waits for its addresses after the attack has ended.
  {
    name: "bulks of addresses that hang",
    atOnce: 3,
    send: async (target, signal) => {
      const { port } = await hangingServer();
      const lines = Array.from({ length: 200 }, (_, at) => `http://127.0.0.1:${port}/${at}.pdf`).join("\n");
      await post(target, "/v1/bulk", "text/plain", lines, signal);
    },
  },
];

let hanging: Promise<{ port: number }> | undefined;

/** Accepts connections and never answers. */
function hangingServer(): Promise<{ port: number }> {
  hanging ??= new Promise((resolve) => {
    const server = createServer((socket) => socket.on("error", () => undefined));
    server.listen(0, "127.0.0.1", () => resolve(server.address() as { port: number }));
    server.unref();
  });
  return hanging;
}
