import { readFile } from "node:fs/promises";
import { type Command, UsageError } from "../../command.ts";
import { journalPath } from "../../ingest/journal-path.ts";
import { printProgress } from "../../ingest/print-progress.ts";
import { type MailboxAccount, MailboxRefused, MailboxUnreachable } from "../../mailbox/mailbox.ts";
import { watchMailbox } from "../../mailbox/watch-mailbox.ts";
import { positive, positiveWhole, readFlags, required } from "../../read-flags.ts";
import { jsonFlag, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";
import { untilInterrupted } from "../../until-interrupted.ts";

const usage = `Usage: inkvoice mailbox HOST[:PORT] --user NAME [--password-file FILE] [--folder INBOX] [--once] [--json]

Uploads the attachments in an IMAP folder, with the mail's sender and subject as metadata, and moves each mail to
Inkvoice/done, or to Inkvoice/failed with a message there for every document that could not be read. Each document is uploaded once:
what is on its way is kept in a journal on this machine and with the invoice itself. Mails without a document stay where they are,
unread, unless --texts is given. Nothing is ever sent or deleted.

  --user NAME           who signs in
  --password-file FILE  the password (default: the variable INKVOICE_MAILBOX_PASSWORD)
  --token-file FILE     an OAuth 2 access token instead, read anew at each connection
  --folder NAME         where mail comes in (default: INBOX)
  --done NAME           where mail goes whose documents were read (default: Inkvoice/done)
  --failed NAME         where the other mail goes (default: Inkvoice/failed)
  --texts               also upload mails without a document: their text, or an attached archive, is the invoice
  --once                end when nothing is left; the exit code is 1 if a document failed
  --every SEC           how often to look where the server does not tell of new mail by itself (default: 60)
  --jobs N              mails on their way at the same time (default: 8)
  --starttls            TLS after the greeting, on port 143, instead of from the first byte on port 993
  --without-tls         no TLS: only to a server on this machine
  --ca FILE             the certificate to trust, where no public authority signed the server's
  --journal FILE        (default: below ~/.local/state/inkvoice)
  --json                one JSON object a line: name, id, status (done, known, failed), error
${remoteUsage}

Ctrl-C ends it.`;

const flags = {
  user: { type: "string" },
  "password-file": { type: "string" },
  "token-file": { type: "string" },
  folder: { type: "string", default: "INBOX" },
  done: { type: "string", default: "Inkvoice/done" },
  failed: { type: "string", default: "Inkvoice/failed" },
  texts: { type: "boolean", default: false },
  once: { type: "boolean" },
  every: { type: "string", default: "60" },
  jobs: { type: "string", default: "8" },
  starttls: { type: "boolean" },
  "without-tls": { type: "boolean" },
  ca: { type: "string" },
  journal: { type: "string" },
  ...jsonFlag,
  ...remoteFlags,
} as const;
type Values = ReturnType<typeof readFlags<typeof flags>>["values"];

const thisMachine = new Set(["localhost", "127.0.0.1", "[::1]"]);

function tlsOf(values: Values, host: string): MailboxAccount["tls"] {
  if (values.starttls && values["without-tls"]) throw new UsageError("Choose one of --starttls and --without-tls.");
  if (values.starttls) return "starttls";
  if (!values["without-tls"]) return "implicit";
  if (thisMachine.has(host)) return "none";
  throw new UsageError("--without-tls is only for a server on this machine: anybody between could read the password.");
}

function secretOf(values: Values): MailboxAccount["secret"] {
  const fromFile = async (path: string) => (await readFile(path, "utf8")).trimEnd();
  const { "token-file": token, "password-file": file } = values;
  if (token) return async () => ({ accessToken: await fromFile(token) });
  if (file) return async () => ({ pass: await fromFile(file) });
  const pass = process.env.INKVOICE_MAILBOX_PASSWORD;
  if (!pass) throw new UsageError("A password is needed: --password-file, or the variable INKVOICE_MAILBOX_PASSWORD.");
  return async () => ({ pass });
}

async function accountOf(values: Values, positionals: readonly string[]): Promise<MailboxAccount> {
  const [place = "", ...rest] = positionals;
  const [, host, givenPort] = /^(\[[\da-f:]+\]|[\w.-]+)(?::(\d+))?$/i.exec(place) ?? [];
  if (host === undefined || rest.length > 0) throw new UsageError("Name one server: HOST or HOST:PORT.");
  const tls = tlsOf(values, host);
  const port = positiveWhole("port", givenPort ?? (tls === "implicit" ? "993" : "143"));
  const user = required("user", values.user);
  const ca = values.ca === undefined ? undefined : await readFile(values.ca, "utf8");
  const { texts } = values;
  return { host: host.replace(/^\[|\]$/g, ""), port, tls, ca, user, texts, secret: secretOf(values) };
}

/** Reports mailbox errors in one sentence. */
async function withMailbox(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MailboxRefused || error instanceof MailboxUnreachable)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, flags);
  const account = await accountOf(values, positionals);
  const folders = { inbox: values.folder, done: values.done, failed: values.failed };
  if (new Set(Object.values(folders)).size < 3) throw new UsageError("--folder, --done and --failed must differ.");
  const settings = {
    account,
    folders,
    journal: values.journal ?? journalPath("mailbox", `${account.user} ${account.host} ${folders.inbox}`),
    jobs: positiveWhole("jobs", values.jobs),
    everyMs: positive("every", values.every) * 1000,
    once: values.once ?? false,
  };
  const client = remoteClient(values);
  const attempt = (signal: AbortSignal) =>
    watchMailbox(client, {
      ...settings,
      signal,
      onOpen: () => values.once || console.error(`Watching ${folders.inbox} of ${account.user} at ${account.host}.`),
      ...printProgress(values.json),
    });
  return await withMailbox(() =>
    withService(() =>
      untilInterrupted(async (signal) => {
        const failed = await attempt(signal);
        return values.once && failed > 0 ? 1 : 0;
      }),
    ),
  );
}

export const mailboxCommand: Command = {
  name: "mailbox",
  summary: "Upload what is attached to the mails of an IMAP folder, each document once",
  usage,
  run,
};
