import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "@inkvoice/contract";
import type { Inkvoice } from "@inkvoice/sdk";
import { type Arrival, type Ending, type Intake, openIntake, settle, takeIn } from "../ingest/ingest-document.ts";
import { openJournal } from "../ingest/journal.ts";
import type { Trouble } from "../ingest/retry-while-unavailable.ts";
import { failureMessage } from "./failure-message.ts";
import { type Mailbox, type MailboxAccount, MailboxAway, type MailboxFolders, openMailbox } from "./imap-mailbox.ts";
import type { Mail, MailPart } from "./mail.ts";

export type MailboxSettings = Readonly<{
  account: MailboxAccount;
  folders: MailboxFolders;
  journal: string;
  /** Mails on their way at the same time. */
  jobs: number;
  everyMs: number;
  /** Ends when nothing is left. */
  once: boolean;
  signal: AbortSignal;
  onOpen(): void;
  onEnd(name: string, ending: Ending): void;
  onTrouble: Trouble;
}>;

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/** Uploads what is attached to the mails of a folder, each document once, and moves the mails away. Resolves to how many documents failed. */
export async function watchMailbox(client: Inkvoice, settings: MailboxSettings): Promise<number> {
  const journal = await openJournal(settings.journal);
  try {
    return await watchWith(openIntake(client, journal, settings), settings);
  } finally {
    await journal.close();
  }
}

async function watchWith(intake: Intake, settings: MailboxSettings): Promise<number> {
  const { signal } = settings;
  const taking: Taking = { intake, settings, underway: new Map(), failed: 0 };
  let wasOpen = false;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    try {
      const mailbox = await openMailbox(settings.account, settings.folders);
      if (!wasOpen) settings.onOpen();
      [wasOpen, pauseMs] = [true, firstPauseMs];
      await takeFrom(mailbox, taking).finally(() => mailbox.close());
      break;
    } catch (error) {
      if (signal.aborted) break;
      // Whoever has just started it wants to know that the address is wrong.
      if (!wasOpen || !(error instanceof MailboxAway)) throw error;
      settings.onTrouble(error, pauseMs);
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }
  return taking.failed;
}

type Taking = {
  readonly intake: Intake;
  readonly settings: MailboxSettings;
  /** By key: the same document may be in two mails at once. */
  readonly underway: Map<string, Promise<Ending>>;
  failed: number;
};

async function takeFrom(mailbox: Mailbox, taking: Taking): Promise<void> {
  const { once, everyMs, signal } = taking.settings;
  while (!signal.aborted) {
    const mails = await mailbox.newMail();
    await takeAll(mails, mailbox, taking);
    if (once && mails.length === 0) return;
    if (!once) await mailbox.untilMail(everyMs, signal);
  }
}

/** Ends when none is under way any more, also where one fails: nothing goes on behind a connection that is opened anew. */
async function takeAll(mails: readonly Mail[], mailbox: Mailbox, taking: Taking): Promise<void> {
  const waiting = [...mails];
  const takeNext = async (): Promise<void> => {
    for (let mail = waiting.shift(); mail && !taking.settings.signal.aborted; mail = waiting.shift()) {
      try {
        await takeMail(mail, mailbox, taking);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: taking.settings.jobs }, takeNext));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

type Taken = Readonly<{ document: MailPart; arrival: Arrival; ending: Ending }>;

async function takeMail(mail: Mail, mailbox: Mailbox, taking: Taking): Promise<void> {
  const arrivals: Pick<Taken, "document" | "arrival">[] = [];
  for (const document of mail.documents) {
    const bytes = await mailbox.read(mail, document);
    // Somebody took the mail away.
    if (!bytes) return;
    arrivals.push({ document, arrival: arrivalOf(mail, document, bytes) });
  }
  const taken = await Promise.all(
    arrivals.map(async (each): Promise<Taken> => ({ ...each, ending: await takeOnce(each.arrival, taking) })),
  );
  const failures = taken.filter(({ ending }) => !ending.ok);
  for (const failure of failures) await tell(failure, mail, mailbox, taking.settings);
  await mailbox.putAway(mail, failures.length === 0 ? "done" : "failed");
  for (const { document, arrival, ending } of taken) {
    await settle(arrival, ending, taking.intake);
    taking.settings.onEnd(printable(`${mail.sender}: ${document.filename}`), ending);
  }
  taking.failed += failures.length;
}

function takeOnce(arrival: Arrival, { intake, underway }: Taking): Promise<Ending> {
  const already = underway.get(arrival.key);
  if (already) return already;
  const taking = takeIn(arrival, intake).finally(() => underway.delete(arrival.key));
  underway.set(arrival.key, taking);
  return taking;
}

async function tell({ document, arrival, ending }: Taken, mail: Mail, mailbox: Mailbox, settings: MailboxSettings) {
  if (ending.ok) return;
  const { id, code, message } = ending;
  const failure = { key: arrival.key, mail, document, id, code, message };
  await mailbox.tell(failureMessage(failure, settings.account.user, new Date()));
}

/** The same file in the same mail is the same document, in whichever folder and under whichever number the mail lies. */
function arrivalOf({ sender, subject, messageId }: Mail, { filename }: MailPart, bytes: Uint8Array): Arrival {
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

/** Strangers choose these names: a terminal must not obey them. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "");
}
