import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Figure, figure } from "./figure.ts";
import { startMeasured } from "./measured-process.ts";
import type { SeededAccount } from "./seed.ts";

const rounds = 100;
/** Until the compiler has seen the code often enough. */
const warmUps = 200;
const megabyte = 1024 * 1024;

/** A PDF of one page and exactly one megabyte: the page, then a stream of filling. */
function pdfOfOneMegabyte(): Buffer {
  const head = "%PDF-1.4\n";
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>",
  ];
  let text = head;
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${body}endobj\n`;
    return offset;
  });
  const tail = (start: number) =>
    `xref\n0 4\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  const filling = megabyte - text.length - tail(megabyte).length;
  text += `%${"x".repeat(filling - 2)}\n`;
  return Buffer.from(text + tail(text.length), "latin1");
}

function multipart(bytes: Buffer): { body: Buffer; type: string } {
  const boundary = "bench-boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

/** What nobody can do without: the bytes written and synced, and one commit. */
function createYardstick(folder: string, bytes: Buffer): () => number {
  const database = new DatabaseSync(join(folder, "yardstick.db"));
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; create table t (id integer primary key, v text)",
  );
  const insert = database.prepare("insert into t (v) values (?)");
  return () => {
    const path = join(folder, "yardstick.bin");
    const started = performance.now();
    const file = openSync(path, "w");
    writeSync(file, bytes);
    fsyncSync(file);
    closeSync(file);
    insert.run("x".repeat(500));
    const took = performance.now() - started;
    rmSync(path);
    return took;
  };
}

function send(url: string, key: string, agent: Agent, form: { body: Buffer; type: string }): Promise<number> {
  const started = performance.now();
  const headers = { authorization: `Bearer ${key}`, "content-type": form.type, "content-length": form.body.length };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/v1/invoices/extract`, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 201) resolve(performance.now() - started);
        else reject(new Error(`the upload was answered with ${response.statusCode}`));
      });
    });
    call.once("error", reject);
    call.end(form.body);
  });
}

/** A 1 MB upload, from the first byte sent to the last byte of the answer, against writing, syncing and committing. */
export async function uploadCost(
  folder: string,
  environment: Readonly<Record<string, string>>,
  account: SeededAccount,
): Promise<Figure> {
  const bytes = pdfOfOneMegabyte();
  const form = multipart(bytes);
  const yardstick = createYardstick(folder, bytes);
  const service = await startMeasured(new URL("./service-process.ts", import.meta.url), environment);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    for (let round = 0; round < warmUps + rounds; round += 1) {
      // Every document is another one, as documents are.
      form.body.write(String(round).padStart(8, "0"), form.body.length - megabyte / 2);
      const floor = yardstick();
      const upload = await send(service.url, account.key, agent, form);
      if (round < warmUps) continue;
      theirs.push(floor);
      ours.push(upload);
    }
  } finally {
    agent.destroy();
    await service.stop();
  }
  return figure("upload of 1 MB against write, fsync and commit", "ms", { ours, theirs, most: 3 });
}
