import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "@inkvoice/contract";
import type { Inkvoice } from "@inkvoice/sdk";
import {
  type IncomingDocument,
  type IngestContext,
  type IngestResult,
  ingestDocument,
  markSettled,
  openIngest,
} from "../ingest/ingest-document.ts";
import { openJournal } from "../ingest/journal.ts";
import { processInParallel } from "../ingest/process-in-parallel.ts";
import type { RetryCallback } from "../ingest/retry-while-unavailable.ts";
import { failureMessage } from "./failure-message.ts";
import { openMailbox } from "./imap-mailbox.ts";
import type { Mail, MailPart } from "./mail.ts";
import { type Mailbox, type MailboxAccount, type MailboxFolders, MailboxUnreachable } from "./mailbox.ts";

export type MailboxSettings = Readonly<{
  account: MailboxAccount;
  folders: MailboxFolders;
  journal: string;
  /** Mails processed at the same time. */
  jobs: number;
  everyMs: number;
  /** Stop when nothing is left. */
  once: boolean;
  signal: AbortSignal;
  onOpen(): void;
  onEnd(name: string, result: IngestResult): void;
  onRetry: RetryCallback;
}>;

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/** Uploads each attachment in a folder once, and moves the mails away. Resolves to the number of failed documents. */
export async function watchMailbox(client: Inkvoice, settings: MailboxSettings): Promise<number> {
  const journal = await openJournal(settings.journal);
  try {
    return await watchWith(openIngest(client, journal, settings), settings);
  } finally {
    await journal.close();
  }
}

async function watchWith(ingest: IngestContext, settings: MailboxSettings): Promise<number> {
  const { signal } = settings;
  const run: IngestRun = { ingest, settings, underway: new Map(), failed: 0 };
  let wasOpen = false;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    try {
      const mailbox = await openMailbox(settings.account, settings.folders);
      if (!wasOpen) settings.onOpen();
      [wasOpen, pauseMs] = [true, firstPauseMs];
      await ingestMails(mailbox, run).finally(() => mailbox.close());
      break;
    } catch (error) {
      if (signal.aborted) break;
      // A wrong address at start is an error, not a reason to retry.
      if (!wasOpen || !(error instanceof MailboxUnreachable)) throw error;
      settings.onRetry(error, pauseMs);
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }
  return run.failed;
}

type IngestRun = {
  readonly ingest: IngestContext;
  readonly settings: MailboxSettings;
  /** By key: the same document may be in two mails at once. */
  readonly underway: Map<string, Promise<IngestResult>>;
  failed: number;
};

async function ingestMails(mailbox: Mailbox, run: IngestRun): Promise<void> {
  const { once, everyMs, signal } = run.settings;
  while (!signal.aborted) {
    const mails = await mailbox.newMail();
    await processInParallel(mails, run.settings, (mail) => ingestMail(mail, mailbox, run));
    if (once && mails.length === 0) return;
    if (!once) await mailbox.untilMail(everyMs, signal);
  }
}

type Ingested = Readonly<{ document: MailPart; incoming: IncomingDocument; result: IngestResult }>;

async function ingestMail(mail: Mail, mailbox: Mailbox, run: IngestRun): Promise<void> {
  const incomings: Pick<Ingested, "document" | "incoming">[] = [];
  for (const document of mail.documents) {
    const bytes = await mailbox.read(mail, document);
    // The mail was moved or deleted by someone else.
    if (!bytes) return;
    incomings.push({ document, incoming: documentOf(mail, document, bytes) });
  }
  const taken = await Promise.all(
    incomings.map(async (each): Promise<Ingested> => ({ ...each, result: await ingestOnce(each.incoming, run) })),
  );
  const failures = taken.filter(({ result }) => !result.ok);
  for (const failure of failures) await storeFailure(failure, mail, mailbox, run.settings);
  await mailbox.move(mail, failures.length === 0 ? "done" : "failed");
  for (const { document, incoming, result } of taken) {
    await markSettled(incoming, result, run.ingest);
    run.settings.onEnd(printable(`${mail.sender}: ${document.filename}`), result);
  }
  run.failed += failures.length;
}

function ingestOnce(incoming: IncomingDocument, { ingest, underway }: IngestRun): Promise<IngestResult> {
  const already = underway.get(incoming.key);
  if (already) return already;
  const run = ingestDocument(incoming, ingest).finally(() => underway.delete(incoming.key));
  underway.set(incoming.key, run);
  return run;
}

async function storeFailure(
  { document, incoming, result }: Ingested,
  mail: Mail,
  mailbox: Mailbox,
  settings: MailboxSettings,
) {
  if (result.ok) return;
  const { id, code, message } = result;
  const failure = { key: incoming.key, mail, document, id, code, message };
  await mailbox.storeFailureMessage(failureMessage(failure, settings.account.user, new Date()));
}

/** The same file in the same mail is the same document, whatever its folder and number. */
function documentOf({ sender, subject, messageId }: Mail, { filename }: MailPart, bytes: Uint8Array): IncomingDocument {
  const metadata = {
    source: "mailbox",
    sender: asMetadata(sender),
    subject: asMetadata(subject),
    message_id: asMetadata(messageId),
  };
  const about = JSON.stringify([metadata, filename]);
  const key = createHash("sha256").update(`mailbox\n${about}\n`).update(bytes).digest("hex");
  return { key, filename, bytes, metadata };
}

function asMetadata(text: string): string {
  return text.replaceAll("\0", "").slice(0, limits.metadataValueLength).toWellFormed();
}

/** Removes control characters from names chosen by strangers, which a terminal would execute. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "");
}
