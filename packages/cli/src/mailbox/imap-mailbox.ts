import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "@inkvoice/contract";
import { type FetchMessageObject, ImapFlow, type ImapFlowError } from "imapflow";
import type { FailureMessage } from "./failure-message.ts";
import { documentsIn, type Mail, type MailPart, wholeMail } from "./mail.ts";

export type MailboxAccount = Readonly<{
  host: string;
  port: number;
  /** TLS from the start, after STARTTLS, or not at all. */
  tls: "implicit" | "starttls" | "none";
  /** Certificate authority of a server with a private one. */
  ca: string | undefined;
  user: string;
  /** Whether a mail without documents is a document itself, because its text may be the invoice. */
  texts: boolean;
  /** Requested at each connection, because tokens are renewed. */
  secret(): Promise<Readonly<{ pass: string } | { accessToken: string }>>;
}>;

/** Incoming and target folders; a slash stands for the server's delimiter. */
export type MailboxFolders = Readonly<{ inbox: string; done: string; failed: string }>;

/** Access denied or folder missing: retrying does not help. */
export class MailboxRefused extends Error {
  override readonly name = "MailboxRefused";
}

/** The mailbox is unreachable, or the connection broke. */
export class MailboxUnreachable extends Error {
  override readonly name = "MailboxUnreachable";
}

export type Mailbox = Readonly<{
  /** Mails with documents that were not examined before. Others stay untouched and unread. */
  newMail(): Promise<readonly Mail[]>;
  /**
   * Undefined if the mail is gone. An oversized document is cut one byte above the limit, so that the service refuses
   * it.
   */
  read(mail: Mail, document: MailPart): Promise<Uint8Array | undefined>;
  moveWithResult(mail: Mail, place: "done" | "failed"): Promise<void>;
  /** Idempotent. */
  tell(message: FailureMessage): Promise<void>;
  /** Resolves when the server reports new mail, or after the time limit. */
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
  // The command in progress reports the error.
  client.on("error", () => undefined);
  const bell = new Bell();
  client.on("exists", () => bell.ring());
  client.on("close", () => bell.ring());
  const path = (folder: string) => folder.split("/");

  /** Only one folder is open at a time; others wait. */
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

  /** Message numbers are valid only with this UIDVALIDITY. */
  let numbering: bigint | undefined;
  const looked = new Set<number>();
  const inInbox = <Value>(work: () => Promise<Value>) =>
    inFolder(folders.inbox, async () => {
      const now = client.mailbox ? client.mailbox.uidValidity : undefined;
      numbering ??= now;
      if (numbering !== now) throw new MailboxUnreachable(`${host} has numbered the mails anew.`);
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
        return mails.map((mail) => mailOf(mail, account.texts)).filter(({ documents }) => documents.length > 0);
      }),
    read: (mail, document) =>
      inInbox(async () => {
        const options = { uid: true, maxBytes: limits.fileBytes + 1, chunkSize: chunkBytes };
        const { content } = await client.download(mail.uid, document.part || undefined, options);
        return content && (await buffer(content));
      }),
    moveWithResult: (mail, place) =>
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
        // Ended by the next command.
        client.idle().catch(() => undefined);
        await bell.untilRung(mostMs, signal);
        if (!client.usable) throw new MailboxUnreachable(`The connection to ${host} broke.`);
      }),
    close: () => client.logout().catch(() => client.close()),
  };
}

/** Resolves when the server reports mail or the connection ends, even if nothing waits at that time. */
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

function mailOf({ uid, envelope, bodyStructure }: FetchMessageObject, texts: boolean): Mail {
  const attached = bodyStructure === undefined ? [] : documentsIn(bodyStructure);
  return {
    uid,
    sender: envelope?.from?.[0]?.address ?? envelope?.sender?.[0]?.address ?? "",
    subject: envelope?.subject ?? "",
    messageId: envelope?.messageId ?? "",
    documents: attached.length === 0 && texts ? [wholeMail] : attached,
  };
}

/** Maps errors of the library to our two kinds, with a sentence. */
async function translated<Value>(host: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof MailboxUnreachable || thrown instanceof MailboxRefused) throw thrown;
    const error = thrown as ImapFlowError;
    const why = error.responseText ?? error.message;
    if (error.authenticationFailed) throw new MailboxRefused(`${host} does not let this user in: ${why}`);
    if (error.tlsFailed || isOfCertificate(error.code))
      throw new MailboxRefused(`No safe connection to ${host}: ${why}`);
    if (error.mailboxMissing || error.responseStatus === "NO") throw new MailboxRefused(`${host} refuses: ${why}`);
    throw new MailboxUnreachable(`The mailbox at ${host} cannot be reached: ${why}`);
  }
}

function isOfCertificate(code: string | undefined): boolean {
  return code !== undefined && /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code);
}
