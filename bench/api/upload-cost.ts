import { once } from "node:events";
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Figure, figure, median } from "./figure.ts";
import { startMeasured } from "./measured-process.ts";
import type { SeededAccount } from "./seed.ts";

const rounds = 100;
/** Until the code is compiled. */
const warmUps = 200;
const megabyte = 1024 * 1024;

/** A PDF with one page and exactly one megabyte: the page, then a filler stream. */
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

/** The disk alone: bytes written and synced, and one commit, with the same settings. */
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

/** A kept-alive connection that sends prepared bytes, so that the client costs little. */
type Connection = Readonly<{ send(request: readonly Buffer[]): Promise<number>; close(): void }>;

function statusOf(answer: string): number | undefined {
  const head = answer.indexOf("\r\n\r\n");
  const length = /^content-length: (\d+)/im.exec(answer)?.[1];
  if (head < 0 || length === undefined || answer.length < head + 4 + Number(length)) return undefined;
  return Number(answer.slice(9, 12));
}

async function connectTo(url: URL): Promise<Connection> {
  const socket = connect(Number(url.port), url.hostname).setNoDelay(true);
  await once(socket, "connect");
  async function send(request: readonly Buffer[]): Promise<number> {
    const started = performance.now();
    for (const bytes of request) socket.write(bytes);
    let answer = "";
    while (statusOf(answer) === undefined) answer += String((await once(socket, "data"))[0]);
    const took = performance.now() - started;
    if (statusOf(answer) !== 201) throw new Error(`the upload was answered with ${answer}`);
    return took;
  }
  return { send, close: () => socket.destroy() };
}

/** Also reports the disk alone, without HTTP. */
export type UploadCost = Readonly<{ figure: Figure; diskMs: number }>;

/**
 * A 1 MB upload, from first byte sent to last byte received, relative to a bare handler with the same guarantees. Also
 * measures the disk alone.
 */
export async function uploadCost(
  folder: string,
  environment: Readonly<Record<string, string>>,
  account: SeededAccount,
): Promise<UploadCost> {
  const bytes = pdfOfOneMegabyte();
  const form = multipart(bytes);
  const yardstick = createYardstick(folder, bytes);
  const service = await startMeasured(new URL("./service-process.ts", import.meta.url), environment);
  const bare = await startMeasured(new URL("./bare-process.ts", import.meta.url), environment);
  const [toService, toBare] = [await connectTo(new URL(service.url)), await connectTo(new URL(bare.url))];
  const head = Buffer.from(
    `POST /v1/invoices/extract HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${account.key}\r\nContent-Type: ${form.type}\r\nContent-Length: ${form.body.length}\r\n\r\n`,
  );
  const ours: number[] = [];
  const theirs: number[] = [];
  const disk: number[] = [];
  try {
    for (let round = 0; round < warmUps + rounds; round += 1) {
      // Every document differs.
      form.body.write(String(round).padStart(8, "0"), form.body.length - megabyte / 2);
      const floor = yardstick();
      const least = await toBare.send([head, form.body]);
      const upload = await toService.send([head, form.body]);
      if (round < warmUps) continue;
      disk.push(floor);
      theirs.push(least);
      ours.push(upload);
    }
  } finally {
    toService.close();
    toBare.close();
    await Promise.all([service.stop(), bare.stop()]);
  }
  const name = "upload of 1 MB against a bare handler";
  return { figure: figure(name, "ms", { ours, theirs, most: 2 }), diskMs: median(disk) };
}
