import type { InvoiceList, InvoiceRecord, UploadedInvoice } from "@inkvoice/contract";
import { type Inkvoice, InkvoiceError } from "@inkvoice/sdk";
import { type Endings, followEndings } from "./await-results.ts";
import type { Journal } from "./journal.ts";
import { persist, type Trouble } from "./retry-while-unavailable.ts";

/** A document that came from somewhere: a folder, a mailbox, a bucket. */
export type Arrival = Readonly<{
  /** The same for the same document from the same place, whenever it is seen. */
  key: string;
  filename: string;
  bytes: Uint8Array;
  metadata: Readonly<Record<string, string>>;
}>;

/** How it ended: read, or why not. `again` where an earlier run had taken it in. */
export type Ending = Readonly<{ again: boolean }> &
  (
    | Readonly<{ ok: true; id: string; record: InvoiceRecord | undefined }>
    | Readonly<{ ok: false; id: string | undefined; code: string; message: string }>
  );

export type Intake = Readonly<{
  client: Inkvoice;
  journal: Journal;
  endings: Endings;
  signal: AbortSignal;
  onTrouble: Trouble;
}>;

export function openIntake(
  client: Inkvoice,
  journal: Journal,
  settings: Readonly<{ signal: AbortSignal; onTrouble: Trouble }>,
): Intake {
  const { signal, onTrouble } = settings;
  return { client, journal, endings: followEndings(client, settings), signal, onTrouble };
}

/** Under this name the key travels with the document, so that a run can find what an earlier one uploaded. */
const keyName = "source_key";

/**
 * Takes one document in, once, however often the process is killed on the way: the key is in the journal before the upload, is its
 * idempotency key, and stays with the invoice. Whoever calls puts the document away and then says so with `settle`.
 */
export async function takeIn(arrival: Arrival, intake: Intake): Promise<Ending> {
  const before = intake.journal.progressOf(arrival.key);
  if (before?.state === "ended") {
    if (before.code === undefined) return { ok: true, id: before.id ?? "", record: undefined, again: true };
    return { ok: false, id: before.id, code: before.code, message: before.message ?? "", again: true };
  }
  try {
    const id = before?.id ?? (await upload(arrival, intake, before !== undefined));
    const record = await intake.endings.untilEnded(id);
    if (record.status === "completed") return { ok: true, id, record, again: false };
    const { code = "INTERNAL_ERROR", message = "" } = record.error ?? {};
    return { ok: false, id, code, message, again: false };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { ok: false, id: undefined, code: error.code, message: error.message, again: false };
  }
}

/** What is kept beside the document. */
export function endingRecord(ending: Ending): object {
  if (!ending.ok) return { id: ending.id, status: "failed", error: { code: ending.code, message: ending.message } };
  return ending.record ?? { id: ending.id, status: "completed" };
}

/** Once the document is put away: from here on it is never taken in again. */
export async function settle({ key }: Arrival, ending: Ending, { journal }: Intake): Promise<void> {
  if (ending.again) return;
  const { id } = ending;
  const failure = ending.ok ? {} : { code: ending.code, message: ending.message };
  await journal.record({ key, state: "ended", ...(id !== undefined && { id }), ...failure });
}

/** The service will not have this document. A key that is wrong is not the document's fault. */
function isRefusal(error: unknown): error is InkvoiceError {
  return (
    error instanceof InkvoiceError && error.status >= 400 && error.status < 500 && ![401, 403].includes(error.status)
  );
}

async function upload(arrival: Arrival, intake: Intake, wasBegun: boolean): Promise<string> {
  const { client, journal } = intake;
  const { key } = arrival;
  if (!wasBegun) await journal.record({ key, state: "begun" });
  const earlier = wasBegun ? await persist(() => uploadedEarlier(client, key), intake) : undefined;
  const id = earlier ?? (await persist(() => send(client, arrival), intake)).id;
  await journal.record({ key, state: "uploaded", id });
  return id;
}

/** Idempotency keys are forgotten after a day; the invoice itself is not. */
async function uploadedEarlier(client: Inkvoice, key: string): Promise<string | undefined> {
  const query = { [`metadata[${keyName}]`]: key, limit: 1 };
  const { invoices } = await client.request<InvoiceList>({ method: "GET", path: "/invoices", query });
  return invoices[0]?.id;
}

function send(client: Inkvoice, { key, filename, bytes, metadata }: Arrival): Promise<UploadedInvoice> {
  return client.request<UploadedInvoice>({
    method: "POST",
    path: "/invoices/extract",
    idempotencyKey: key,
    form() {
      const form = new FormData();
      // Fields before files: the service reads the form as a stream.
      form.append("metadata", JSON.stringify({ ...metadata, [keyName]: key }));
      form.append("file", new Blob([Buffer.from(bytes)]), filename);
      return form;
    },
  });
}
