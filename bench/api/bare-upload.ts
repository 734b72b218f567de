import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FastifyInstance } from "fastify";

/**
 * The minimum for a handler whose 201 means stored and queued: receives the form, writes and syncs file and folder, and
 * commits a row. No key, limits, hash or inspection. Non-blocking, like any server. Uses its own database file: a
 * second writer in the service's would invalidate both page caches.
 */
export function addBareUpload(app: FastifyInstance, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, "bare.db"));
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; create table if not exists t (id integer primary key, v text)",
  );
  const insert = database.prepare("insert into t (v) values (?)");
  const form = { parseAs: "buffer", bodyLimit: 11 * 1024 * 1024 } as const;
  app.addContentTypeParser("multipart/form-data", form, (_request, body, done) => done(null, body));
  app.post<{ Body: Buffer }>("/v1/invoices/extract", async ({ body, headers }, reply) => {
    const name = randomUUID();
    await writeDurably(folder, name, fileIn(body, headers["content-type"] ?? ""));
    insert.run("x".repeat(500));
    return reply.code(201).send({ success: true, data: { id: name, status: "processing" }, error: null });
  });
}

/** The bytes between the first part's head and the last boundary. */
function fileIn(body: Buffer, contentType: string): Buffer {
  const boundary = `\r\n--${contentType.slice(contentType.indexOf("boundary=") + "boundary=".length)}`;
  return body.subarray(body.indexOf("\r\n\r\n") + 4, body.lastIndexOf(boundary));
}

async function writeDurably(folder: string, name: string, bytes: Buffer): Promise<void> {
  const file = await open(join(folder, name), "wx", 0o600);
  await file.write(bytes);
  await file.sync();
  await file.close();
  const parent = await open(folder, "r");
  await parent.sync();
  await parent.close();
}
