import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "@inkvoice/contract";
import { type FetchMessageObject, ImapFlow, type ImapFlowError } from "imapflow";
import type { FailureMessage } from "./failure-message.ts";
import { documentsIn, type Mail, type MailPart } from "./mail.ts";

export type MailboxAccount = Readonly<{
  host: string;
  port: number;
  /** From the first byte, after STARTTLS, or none at all. */
  tls: "implicit" | "starttls" | "none";
  /** Of a server whose certificate no public authority signed. */
  ca: string | undefined;
  user: string;
  /** Asked for at each connection: a token is renewed meanwhile. */
  secret(): Promise<Readonly<{ pass: string } | { accessToken: string }>>;
}>;

/** The folder that mail comes into, and where it goes; a slash stands for whatever the server divides names by. */
export type MailboxFolders = Readonly<{ inbox: string; done: string; failed: string }>;

/** The mailbox does not let us in, or has no such folder: trying again changes nothing. */
export class MailboxRefused extends Error {
  override readonly name = "MailboxRefused";
}

/** The mailbox cannot be reached, or the connection broke. */
export class MailboxAway extends Error {
  override readonly name = "MailboxAway";
}

export type Mailbox = Readonly<{
  /** Mails with documents that were not among those looked at before. The others are left where they are, unread. */
  newMail(): Promise<readonly Mail[]>;
  /** Undefined where the mail is no longer there. Of a document beyond the limit one byte too many, so that the service refuses it. */
  read(mail: Mail, document: MailPart): Promise<Uint8Array | undefined>;
  putAway(mail: Mail, place: "done" | "failed"): Promise<void>;
  /** Once, however often it is told. */
  tell(message: FailureMessage): Promise<void>;
  /** Until the server says that something came, or the time is over. */
  untilMail(mostMs: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}>;

const chunkBytes = 1024 * 1024;

export async function openMailbox(account: MailboxAccount, folders: MailboxFolders): Promise<Mailbox> {
  const { host, port, tls, ca, user } = account;
  const client = new ImapFlow({
    ...{ host, port, secure: tls === "implicit", doSTARTTLS: tls === "starttls" },
    auth: { user, ...(await account.secret()) },
    tls: { minVersion: "TLSv1.2", ...(ca !== undefined && { ca }) },
    logger: false,
    maxLiteralSize: 4 * limits.fileBytes,
    maxResponseSize: 8 * limits.fileBytes,
  });
  // What went wrong is told by the command that was under way.
  client.on("error", () => undefined);
  const bell = new Bell();
  client.on("exists", () => bell.ring());
  client.on("close", () => bell.ring());
  const path = (folder: string) => folder.split("/");

  /** One folder is open at a time; who wants another waits. */
  async function inFolder<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
    return await translated(host, async () => {
      const lock = await client.getMailboxLock(path(folder));
      try {
        return await work();
      } finally {
        lock.release();
      }
    });
  }

  /** Numbers of mails hold only as long as this one does. */
  let numbering: bigint | undefined;
  const looked = new Set<number>();
  const inInbox = <Value>(work: () => Promise<Value>) =>
    inFolder(folders.inbox, async () => {
      const now = client.mailbox ? client.mailbox.uidValidity : undefined;
      numbering ??= now;
      if (numbering !== now) throw new MailboxAway(`${host} has numbered the mails anew.`);
      return await work();
    });

  try {
    await translated(host, () => client.connect());
    for (const folder of [folders.done, folders.failed]) {
      await translated(host, () => client.mailboxCreate(path(folder)));
    }
    await inInbox(async () => undefined);
  } catch (error) {
    client.close();
    throw error;
  }

  return {
    newMail: () =>
      inInbox(async () => {
        bell.still();
        const all = (await client.search({ deleted: false }, { uid: true })) || [];
        const fresh = all.filter((uid) => !looked.has(uid));
        if (fresh.length === 0) return [];
        const mails = await client.fetchAll(fresh, { envelope: true, bodyStructure: true }, { uid: true });
        for (const { uid } of mails) looked.add(uid);
        return mails.map(mailOf).filter(({ documents }) => documents.length > 0);
      }),
    read: (mail, document) =>
      inInbox(async () => {
        const options = { uid: true, maxBytes: limits.fileBytes + 1, chunkSize: chunkBytes };
        const { content } = await client.download(mail.uid, document.part, options);
        return content && (await buffer(content));
      }),
    putAway: (mail, place) =>
      inInbox(async () => {
        const moved = await client.messageMove(mail.uid, path(folders[place]), { uid: true });
        if (!moved) throw new MailboxRefused(`${host} does not move mail to ${folders[place]}.`);
      }),
    tell: ({ messageId, text }) =>
      inFolder(folders.failed, async () => {
        const told = await client.search({ header: { "message-id": messageId } }, { uid: true });
        if (!told || told.length === 0) await client.append(path(folders.failed), text);
      }),
    untilMail: (mostMs, signal) =>
      inInbox(async () => {
        // Ended by whichever command comes next.
        client.idle().catch(() => undefined);
        await bell.untilRung(mostMs, signal);
        if (!client.usable) throw new MailboxAway(`The connection to ${host} broke.`);
      }),
    close: () => client.logout().catch(() => client.close()),
  };
}

/** Rings when the server says that mail came, or nothing more; also while nobody listens. */
class Bell {
  #rung = Promise.withResolvers<void>();

  ring(): void {
    this.#rung.resolve();
  }

  still(): void {
    this.#rung = Promise.withResolvers<void>();
  }

  async untilRung(mostMs: number, signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const time = sleep(mostMs, undefined, { signal: AbortSignal.any([signal, over.signal]) }).catch(() => undefined);
    await Promise.race([this.#rung.promise, time]);
    over.abort();
  }
}

function mailOf({ uid, envelope, bodyStructure }: FetchMessageObject): Mail {
  return {
    uid,
    sender: envelope?.from?.[0]?.address ?? envelope?.sender?.[0]?.address ?? "",
    subject: envelope?.subject ?? "",
    messageId: envelope?.messageId ?? "",
    documents: bodyStructure === undefined ? [] : documentsIn(bodyStructure),
  };
}

/** What the library says, in our two kinds and in a sentence. */
async function translated<Value>(host: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof MailboxAway || thrown instanceof MailboxRefused) throw thrown;
    const error = thrown as ImapFlowError;
    const why = error.responseText ?? error.message;
    if (error.authenticationFailed) throw new MailboxRefused(`${host} does not let this user in: ${why}`);
    if (error.tlsFailed || isOfCertificate(error.code))
      throw new MailboxRefused(`No safe connection to ${host}: ${why}`);
    if (error.mailboxMissing || error.responseStatus === "NO") throw new MailboxRefused(`${host} refuses: ${why}`);
    throw new MailboxAway(`The mailbox at ${host} cannot be reached: ${why}`);
  }
}

function isOfCertificate(code: string | undefined): boolean {
  return code !== undefined && /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code);
}
