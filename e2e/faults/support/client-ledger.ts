import { createHash, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** One upload, as the client knows it. */
export interface UploadEntry {
  key: string;
  sha256: string;
  document: string;
  webhookUrl: string;
  /** The id, once 201 was received. */
  id?: string;
  /** The required final status. */
  expected: "completed" | "failed";
  /** Set if the service refused permanently. */
  refused?: number;
}

/**
 * A client that never gives up: unanswered requests are repeated with the same key. Its notes survive its own crash.
 */
export class ClientLedger {
  readonly entries: UploadEntry[] = [];
  readonly #file: number;
  readonly #service: { url: string; apiKey: string };

  constructor(path: string, service: { url: string; apiKey: string }) {
    this.#file = openSync(path, "a");
    this.#service = service;
  }

  plan(does: string, webhookUrl: string): UploadEntry {
    const key = randomUUID();
    const document = `%PDF-1.4\n%do:${does}\n%${key}\n`;
    const sha256 = createHash("sha256").update(document).digest("hex");
    const expected = /^(fail|abort|throw)/.test(does) ? ("failed" as const) : ("completed" as const);
    const entry = { key, document, sha256, webhookUrl, expected };
    this.entries.push(entry);
    this.#note(entry);
    return entry;
  }

  /** Sends once; true if the outcome is known. A broken connection leaves it unknown. */
  async send(entry: UploadEntry): Promise<boolean> {
    const form = new FormData();
    form.append("webhook_url", entry.webhookUrl);
    form.append("file", new Blob([entry.document]), "invoice.pdf");
    const response = await fetch(`${this.#service.url}/v1/invoices/extract`, {
      method: "POST",
      body: form,
      headers: { Authorization: `Bearer ${this.#service.apiKey}`, "Idempotency-Key": entry.key },
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (!response || text === null || text === undefined || response.status === 503 || response.status === 429)
      return false;
    if (response.status === 201) entry.id = JSON.parse(text).data.id;
    else entry.refused = response.status;
    this.#note(entry);
    return true;
  }

  /** Repeats everything with an unknown outcome. */
  async settle(): Promise<void> {
    for (const entry of this.entries.filter(({ id, refused }) => id === undefined && refused === undefined)) {
      while (!(await this.send(entry))) await delay(100);
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #note(entry: UploadEntry): void {
    writeSync(this.#file, `${JSON.stringify({ at: Date.now(), ...entry, document: undefined })}\n`);
    fsyncSync(this.#file);
  }
}
