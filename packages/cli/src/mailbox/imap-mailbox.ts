import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "@inkvoice/contract";
import { type FetchMessageObject, ImapFlow, type ImapFlowError } from "imapflow";
import type { FailureMessage } from "./failure-message.ts";
import { documentsIn, type Mail, type MailPart, wholeMail } from "./mail.ts";
import {
  type Mailbox,
  type MailboxAccount,
  type MailboxFolders,
  MailboxRefused,
  MailboxUnreachable,
} from "./mailbox.ts";

const chunkBytes = 1024 * 1024;

export async function openMailbox(account: MailboxAccount, folders: MailboxFolders): Promise<Mailbox> {
  const client = await imapClient(account);
  const bell = new Bell();
  client.on("exists", () => bell.ring());
  client.on("close", () => bell.ring());
  const mailbox = new ImapMailbox(client, bell, { account, folders });
  try {
    await mailbox.connect();
  } catch (error) {
    client.close();
    throw error;
  }
  return mailbox;
}

async function imapClient(account: MailboxAccount): Promise<ImapFlow> {
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
  return client;
}

const pathOf = (folder: string) => folder.split("/");

class ImapMailbox implements Mailbox {
  readonly #client: ImapFlow;
  readonly #bell: Bell;
  readonly #account: MailboxAccount;
  readonly #folders: MailboxFolders;
  /** Message numbers are valid only with this UIDVALIDITY. */
  #numbering: bigint | undefined;
  readonly #examined = new Set<number>();

  constructor(
    client: ImapFlow,
    bell: Bell,
    { account, folders }: Readonly<{ account: MailboxAccount; folders: MailboxFolders }>,
  ) {
    this.#client = client;
    this.#bell = bell;
    this.#account = account;
    this.#folders = folders;
  }

  /** Creates the target folders, and checks that the incoming one can be opened. */
  async connect(): Promise<void> {
    const { host } = this.#account;
    await translated(host, () => this.#client.connect());
    for (const folder of [this.#folders.done, this.#folders.failed]) {
      await translated(host, () => this.#client.mailboxCreate(pathOf(folder)));
    }
    await this.#inInbox(async () => undefined);
  }

  newMail(): Promise<readonly Mail[]> {
    return this.#inInbox(async () => {
      this.#bell.still();
      const all = (await this.#client.search({ deleted: false }, { uid: true })) || [];
      const fresh = all.filter((uid) => !this.#examined.has(uid));
      if (fresh.length === 0) return [];
      const mails = await this.#client.fetchAll(fresh, { envelope: true, bodyStructure: true }, { uid: true });
      for (const { uid } of mails) this.#examined.add(uid);
      return mails.map((mail) => mailOf(mail, this.#account.texts)).filter(({ documents }) => documents.length > 0);
    });
  }

  read(mail: Mail, document: MailPart): Promise<Uint8Array | undefined> {
    return this.#inInbox(async () => {
      const options = { uid: true, maxBytes: limits.fileBytes + 1, chunkSize: chunkBytes };
      const { content } = await this.#client.download(mail.uid, document.part || undefined, options);
      return content && (await buffer(content));
    });
  }

  move(mail: Mail, place: "done" | "failed"): Promise<void> {
    const folder = this.#folders[place];
    return this.#inInbox(async () => {
      const moved = await this.#client.messageMove(mail.uid, pathOf(folder), { uid: true });
      if (!moved) throw new MailboxRefused(`${this.#account.host} does not move mail to ${folder}.`);
    });
  }

  storeFailureMessage({ messageId, text }: FailureMessage): Promise<void> {
    const { failed } = this.#folders;
    return this.#inFolder(failed, async () => {
      const stored = await this.#client.search({ header: { "message-id": messageId } }, { uid: true });
      if (!stored || stored.length === 0) await this.#client.append(pathOf(failed), text);
    });
  }

  untilMail(mostMs: number, signal: AbortSignal): Promise<void> {
    return this.#inInbox(async () => {
      // Ended by the next command.
      this.#client.idle().catch(() => undefined);
      await this.#bell.untilRung(mostMs, signal);
      if (!this.#client.usable) throw new MailboxUnreachable(`The connection to ${this.#account.host} broke.`);
    });
  }

  close(): Promise<void> {
    return this.#client.logout().catch(() => this.#client.close());
  }

  #inInbox<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#inFolder(this.#folders.inbox, async () => {
      const { mailbox } = this.#client;
      const now = mailbox ? mailbox.uidValidity : undefined;
      this.#numbering ??= now;
      if (this.#numbering !== now) throw new MailboxUnreachable(`${this.#account.host} has numbered the mails anew.`);
      return await work();
    });
  }

  /** Only one folder is open at a time; others wait. */
  async #inFolder<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
    return await translated(this.#account.host, async () => {
      const lock = await this.#client.getMailboxLock(pathOf(folder));
      try {
        return await work();
      } finally {
        lock.release();
      }
    });
  }
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
