import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { Bulk, BulkResult, EventList, InvoiceList } from "@inkvoice/contract";
import pg from "pg";
import { zipOf } from "../../packages/server/src/catalogue/export/zip.ts";
import { freePort } from "../../packages/server/src/testing/servers/postgres.ts";
import { serviceEnvironment, startExternalServers } from "./support/external-servers.ts";
import { getJson } from "./support/invariants.ts";
import { ServiceProcess, untilAnswering } from "./support/service-process.ts";

export type BulkProofOptions = Readonly<{
  files: number;
  kills: number;
  backend: "sqlite and a folder" | "PostgreSQL and S3";
  seed: number;
  /** Existing PostgreSQL and S3 servers; started if omitted. */
  outside?: Readonly<Record<string, string>>;
  report?: (line: string) => void;
}>;

export type BulkProof = Readonly<{
  counts: Bulk["counts"];
  kills: number;
  seconds: number;
  /** Extractions that a kill interrupted; only these were repeated. */
  interrupted: number;
  broken: readonly string[];
}>;

type Expected = Readonly<{ name: string; bytes: Buffer; status: BulkResult["status"] }>;

/** Mostly good documents; every 20th cannot be read, every 25th is not a document. */
function planned(count: number): Expected[] {
  return Array.from({ length: count }, (_, at) => {
    const name = `folder ${at % 7}/${at}.pdf`;
    const document = (does: string) =>
      Buffer.from(`%PDF-1.4\n%do:${does}\n%${at} ${randomBytes(300).toString("hex")}\n`);
    if (at % 25 === 24) return { name, bytes: Buffer.from(`a note, ${at}`), status: "rejected" };
    if (at % 20 === 19) return { name, bytes: document("fail UNREADABLE_TEXT"), status: "failed" };
    return { name, bytes: document(at % 10 === 5 ? "sleep 30" : "complete"), status: "completed" };
  });
}

type Fixture = Readonly<{
  service: { url: string; apiKey: string };
  process: ServiceProcess;
  /** Interrupted extractions, from the database. */
  interruptions(): Promise<number>;
  close(): Promise<void>;
}>;

async function prepareFixture({ backend, seed, outside: running }: BulkProofOptions): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bulk-"));
  const port = await freePort();
  const service = { url: `http://127.0.0.1:${port}`, apiKey: `ink_live_${randomBytes(20).toString("hex")}` };
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  const started = backend === "PostgreSQL and S3" && !running ? await startExternalServers(seed) : undefined;
  const outside = started?.environment ?? running;
  const environment: Record<string, string> = {
    ...serviceEnvironment({ folder, secret, port, ...service }),
    ...outside,
  };
  const process = new ServiceProcess(environment);
  const question = "select coalesce(sum(interruptions), 0) as cut from invoices";
  return {
    service,
    process,
    async interruptions() {
      if (backend === "sqlite and a folder") {
        const db = new DatabaseSync(join(folder, "inkvoice.db"), { readOnly: true });
        return Number(db.prepare(question).get()?.cut);
      }
      const client = new pg.Client({ connectionString: environment.INKVOICE_DATABASE_URL });
      await client.connect();
      const { rows } = await client.query<{ cut: string }>(question);
      await client.end();
      return Number(rows[0]?.cut);
    },
    async close() {
      await process.kill();
      await started?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function sendArchive({ service }: Fixture, files: readonly Expected[]): Promise<string> {
  const archive = await buffer(zipOf(files.map(({ name, bytes }) => ({ name, chunks: [bytes] }))));
  const form = new FormData();
  form.append("archive", new Blob([archive]), "invoices.zip");
  const headers = { authorization: `Bearer ${service.apiKey}` };
  const answer = await fetch(`${service.url}/v1/bulk`, { method: "POST", body: form, headers });
  const { data, error } = (await answer.json()) as { data: Bulk; error: { message: string } | null };
  if (answer.status !== 201) throw new Error(`the bulk was refused: ${error?.message}`);
  return data.id;
}

const endedOf = ({ completed, failed, rejected }: Bulk["counts"]) => completed + failed + rejected;

/** Kills the service right after the response, and then whenever another part of the files has ended. */
async function killAndWait(fixture: Fixture, id: string, { kills, files, report }: BulkProofOptions): Promise<Bulk> {
  for (let killed = 0; ; ) {
    // A busy machine may answer 503; asks again.
    const bulk = await getJson<Bulk>(fixture, `/v1/bulk/${id}`).catch(() => undefined);
    if (!bulk) {
      await delay(1000);
      continue;
    }
    if (killed < kills && endedOf(bulk.counts) >= (files * killed) / kills) {
      killed += 1;
      report?.(`kill ${killed} at ${endedOf(bulk.counts)} of ${files} files`);
      await fixture.process.kill();
      fixture.process.launch();
      await untilAnswering(fixture.service.url, fixture.process);
      continue;
    }
    if (bulk.completed_at !== undefined) return bulk;
    await delay(100);
  }
}

/** Uploads an archive, kills the service repeatedly, and compares the result with the upload. */
export async function runBulkProof(options: BulkProofOptions): Promise<BulkProof> {
  const expected = planned(options.files);
  const fixture = await prepareFixture(options);
  const startedAt = Date.now();
  try {
    fixture.process.launch();
    await untilAnswering(fixture.service.url, fixture.process);
    const id = await sendArchive(fixture, expected);
    const bulk = await killAndWait(fixture, id, options);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    const interrupted = await fixture.interruptions();
    const broken = [...(await brokenResults(fixture, id, expected)), ...(await brokenEvents(fixture, id, expected))];
    // One reader: each kill interrupts at most one extraction and the storing of the previous one.
    if (interrupted > 2 * options.kills)
      broken.push(`${interrupted} readings were begun again after ${options.kills} kills`);
    return { counts: bulk.counts, kills: options.kills, seconds, interrupted, broken };
  } finally {
    await fixture.close();
  }
}

async function brokenResults(fixture: Fixture, id: string, expected: readonly Expected[]): Promise<string[]> {
  const broken: string[] = [];
  const headers = { authorization: `Bearer ${fixture.service.apiKey}` };
  const answer = await fetch(`${fixture.service.url}/v1/bulk/${id}/results`, { headers });
  const lines = (await answer.text()).trim().split("\n");
  const results = lines.map((line) => JSON.parse(line) as BulkResult);
  if (results.length !== expected.length) broken.push(`${results.length} results of ${expected.length} files`);
  for (const [at, { name, status, bytes }] of expected.entries()) {
    const result = results[at];
    if (result?.file !== name) broken.push(`result ${at} is of ${result?.file}, not of ${name}`);
    if (result?.status !== status) broken.push(`${name} is ${result?.status}, not ${status}`);
    if (!result?.invoice) continue;
    const stored = Buffer.from(await (await fetch(result.invoice.file_url)).arrayBuffer());
    if (hashOf(stored) !== hashOf(bytes)) broken.push(`the stored file of ${name} is not what was sent`);
  }
  const taken = expected.filter(({ status }) => status !== "rejected").length;
  const { pagination } = await getJson<InvoiceList>(fixture, "/v1/invoices?limit=1");
  if (pagination.total !== taken) broken.push(`${pagination.total} invoices were made of ${taken} documents`);
  return broken;
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** One final event per document, and one for the bulk. */
async function brokenEvents(fixture: Fixture, id: string, expected: readonly Expected[]): Promise<string[]> {
  const broken: string[] = [];
  for (const [type, status] of [
    ["invoice.completed", "completed"],
    ["invoice.failed", "failed"],
  ] as const) {
    const { pagination } = await getJson<EventList>(fixture, `/v1/events?type=${type}&limit=1`);
    const due = expected.filter((file) => file.status === status).length;
    if (pagination.total !== due) broken.push(`${pagination.total} events ${type} for ${due} documents`);
  }
  const { events } = await getJson<EventList>(fixture, "/v1/events?type=bulk.completed");
  if (events.length !== 1 || (events[0]?.data as Bulk | undefined)?.id !== id)
    broken.push(`bulk.completed was told ${events.length} times`);
  return broken;
}
