import { setTimeout as sleep } from "node:timers/promises";
import type { ServiceProcess } from "../../packages/server/src/testing/service-process.ts";
import { firstKey } from "../../packages/server/src/testing/test-service.ts";
import type { FilledService, OldRecord } from "./fixture.ts";

const correctedTotal = 250.5;
/**
 * Documents with instructions for the test reader, as `testing/reading-child.ts` has understood them since the first
 * version.
 */
const documents = ["complete", "complete", "fail UNREADABLE_TEXT", "complete", "complete"];
const textOf = (does: string, index: number) => `%PDF-1.4\n%do:${does}\n${"x".repeat(index)}`;

type Uploaded = Readonly<{ id: string; text: string }>;

/** A client of the published API for a service of any version. */
export function clientOf(service: Pick<ServiceProcess, "url">) {
  const api = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has("authorization")) headers.set("authorization", `Bearer ${firstKey}`);
    if (typeof init.body === "string") headers.set("content-type", "application/json");
    return await fetch(service.url + path, { ...init, headers });
  };
  const data = async <Data>(path: string, init?: RequestInit): Promise<Data> => {
    const answer = await api(path, init);
    if (!answer.ok) throw new Error(`${init?.method ?? "GET"} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  async function upload(text: string, key?: string): Promise<Uploaded> {
    const form = new FormData();
    form.append("file", new Blob([text]), "invoice.pdf");
    const headers = key === undefined ? {} : { "idempotency-key": key };
    return { ...(await data<{ id: string }>("/v1/invoices/extract", { method: "POST", body: form, headers })), text };
  }
  const record = (id: string) => data<OldRecord>(`/v1/invoices/${id}`, { headers: { "service-version": "1.2.0" } });
  async function untilEnded(id: string): Promise<OldRecord> {
    for (;;) {
      const found = await record(id);
      if (found.status !== "processing") return found;
      await sleep(50);
    }
  }
  return { api, data, upload, record, untilEnded };
}

const person = { email: "ada@example.com", name: "Ada", password: "a long enough passphrase" };

/** By the API where that version has it, otherwise as a person in its dashboard. */
export async function correct(service: ServiceProcess, id: string, total: number): Promise<void> {
  const body = JSON.stringify({ extracted_data: { total_amount: total } });
  const answer = await clientOf(service).api(`/v1/invoices/${id}`, { method: "PATCH", body });
  if (answer.ok) return;
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const ask = (method: string, path: string, content: object, cookie = "") =>
    fetch(service.url + path, { method, headers: { ...headers, cookie }, body: JSON.stringify(content) });
  const [, token] = /claim[?#]token=(\S+)/.exec(service.output()) ?? [];
  const entered = await (token === undefined
    ? ask("POST", "/api/session", { email: person.email, password: person.password })
    : ask("POST", "/api/claim", { token, ...person }));
  const cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const patched = await ask("PATCH", `/v1/invoices/${id}`, { extracted_data: { total_amount: total } }, cookie);
  // Before 0.2 the dashboard had a separate operation for this.
  const corrected = patched.ok
    ? patched
    : await ask("POST", `/api/invoices/${id}/corrections`, { field: "total_amount", value: total }, cookie);
  if (!corrected.ok) throw new Error(`not corrected: ${corrected.status} ${await corrected.text()}`);
}

async function listenTo({ data }: ReturnType<typeof clientOf>, receiver: string): Promise<void> {
  for (const path of ["/accepts", "/fails"])
    await data("/v1/webhooks", { method: "POST", body: JSON.stringify({ url: `http://${receiver}${path}` }) });
}

/**
 * Creates documents with every outcome, endpoints, delivered and undelivered events, a correction, a deletion, and an
 * idempotency key.
 */
export async function fillService(
  service: ServiceProcess,
  receiver: Readonly<{ host: string; failures(): number }>,
): Promise<Omit<FilledService, "waiting">> {
  const client = clientOf(service);
  await listenTo(client, receiver.host);
  const uploads: Uploaded[] = [];
  for (const [index, does] of documents.entries()) uploads.push(await client.upload(textOf(does, index)));
  const repeatable = { key: "the-same-again", document: textOf("complete", documents.length) };
  const repeated = await client.upload(repeatable.document, repeatable.key);
  uploads.push(repeated);
  for (const { id } of uploads) await client.untilEnded(id);
  const [corrected, deleted] = [uploads[0], uploads[3]];
  if (!corrected || !deleted) throw new Error("too few documents");
  await correct(service, corrected.id, correctedTotal);
  // Each has one attempt: the next is due in minutes.
  while (receiver.failures() < uploads.length) await sleep(50);
  await client.data(`/v1/invoices/${deleted.id}`, { method: "DELETE" });
  const ended: { record: OldRecord; file: string }[] = [];
  for (const { id, text } of uploads.filter((upload) => upload !== deleted))
    ended.push({ record: await client.record(id), file: text });
  const { pagination } = await client.data<{ pagination: { total: number } }>("/v1/events?limit=1");
  return {
    ended,
    events: pagination.total,
    uploads: uploads.length,
    corrected: { id: corrected.id, total: correctedTotal },
    repeatable: { ...repeatable, id: repeated.id },
    receiver: receiver.host,
  };
}

/** Uploads to a service without extraction. */
export async function uploadWithoutExtraction(service: ServiceProcess): Promise<string[]> {
  const client = clientOf(service);
  const ids: string[] = [];
  for (const index of [100, 101]) ids.push((await client.upload(textOf("complete", index))).id);
  return ids;
}
