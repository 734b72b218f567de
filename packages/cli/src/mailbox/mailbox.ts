import type { FailureMessage } from "./failure-message.ts";
import type { Mail, MailPart } from "./mail.ts";

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
  move(mail: Mail, place: "done" | "failed"): Promise<void>;
  /** Idempotent. */
  storeFailureMessage(message: FailureMessage): Promise<void>;
  /** Resolves when the server reports new mail, or after the time limit. */
  untilMail(mostMs: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}>;
