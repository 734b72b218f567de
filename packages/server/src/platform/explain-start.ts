import { isDatabaseUnavailable } from "./db/dialect.ts";
import { findPortHolder } from "./port-holder.ts";
import type { Config } from "./settings/config.ts";
import { StartProblem } from "./start-problem.ts";

type Reason = Readonly<{ code: string; message: string; path?: string | undefined; hostname?: string | undefined }>;

function reasonOf(error: unknown): Reason | undefined {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return undefined;
  const { message } = first;
  // Timeouts of ours and of the driver have no code.
  if ("errcode" in first && typeof first.errcode === "number")
    return { code: `sqlite ${first.errcode & 0xff}`, message };
  if (!("code" in first)) return isDatabaseUnavailable(first) ? { code: "ETIMEDOUT", message } : undefined;
  const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
  const { path, hostname } = first as Readonly<{ path?: unknown; hostname?: unknown }>;
  return { code: String(first.code), message, path: textOf(path), hostname: textOf(hostname) };
}

/** The URL without its password. */
function shown(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** Turns common start errors into one sentence with a remedy; other errors are returned unchanged. */
export function explainStart(error: unknown, { port, host, dataDir, databaseUrl }: Config): unknown {
  if (error instanceof StartProblem) return error;
  const reason = reasonOf(error);
  const sentence = reason && sentenceFor(reason, { port, host, dataDir, databaseUrl });
  return sentence === undefined ? error : new StartProblem(sentence, { cause: error });
}

/** With the command to run, and the name of the other process where the system reveals it. */
export function portInUseMessage(port: number): string {
  const holder = findPortHolder(port);
  const other = `start on another port: INKVOICE_PORT=${port === 65_535 ? 3000 : port + 1}`;
  if (!holder) return `Port ${port} is in use. Stop what listens there, or ${other}`;
  return `Port ${port} is in use by ${holder.name} (process ${holder.pid}). Stop it with: kill ${holder.pid}, or ${other}`;
}

const cannotOpen = (dataDir: string) =>
  `${dataDir}/inkvoice.db cannot be opened or written. Give this user the right to, or set INKVOICE_DATA_DIR to another folder.`;
const damaged = (dataDir: string) =>
  `${dataDir}/inkvoice.db is damaged, or is not a database of SQLite. Restore a backup into another folder (inkvoice restore), or recover what can be read: sqlite3 inkvoice.db .recover`;
const full = (dataDir: string) =>
  `The disk of ${dataDir} is full. Make room, or set INKVOICE_DATA_DIR to a folder on another.`;

/** By the primary result codes of SQLite. */
const sqliteSentences: Readonly<Record<string, (dataDir: string) => string>> = {
  "sqlite 8": cannotOpen,
  "sqlite 10": cannotOpen,
  "sqlite 11": damaged,
  "sqlite 13": full,
  "sqlite 14": cannotOpen,
  "sqlite 26": damaged,
};

type Where = Pick<Config, "port" | "host" | "dataDir" | "databaseUrl">;

/** PostgreSQL 15 and later let only a database's owner create tables, until others are granted it. */
function mayNotCreate(databaseUrl: string, message: string): string {
  const user = decodeURIComponent(new URL(databaseUrl).username) || "of INKVOICE_DATABASE_URL";
  return `The user ${user} may not create or use tables in ${shown(databaseUrl)} (${message}): make it the owner of the database, or as its owner GRANT CREATE ON SCHEMA public TO that user.`;
}

function sentenceFor(reason: Reason, { port, host, dataDir, databaseUrl }: Where): string | undefined {
  const { code, path, hostname, message } = reason;
  const database = databaseUrl && `The database at ${shown(databaseUrl)}`;
  switch (code) {
    case "EADDRINUSE":
      return portInUseMessage(port);
    case "EADDRNOTAVAIL":
      return `This machine has no address ${host}. Set INKVOICE_HOST to one it has, or to 0.0.0.0.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      if (path === undefined) return `Port ${port} may not be used by this user. Set INKVOICE_PORT to one above 1023.`;
      return `${path} cannot be written. Give this user the right to, or set INKVOICE_DATA_DIR to another folder than ${dataDir}.`;
    case "ENOSPC":
      return full(dataDir);
    case "ENOTFOUND":
    case "EAI_AGAIN":
      if (hostname === host)
        return `INKVOICE_HOST is ${host}, which does not resolve to an address (${code}). Set it to an address of this machine, or to 0.0.0.0.`;
      return database && `${database} does not answer (${code}). Start it, or correct INKVOICE_DATABASE_URL.`;
    case "ECONNREFUSED":
    case "ETIMEDOUT":
      return database && `${database} does not answer (${code}). Start it, or correct INKVOICE_DATABASE_URL.`;
    case "42501":
      return databaseUrl && mayNotCreate(databaseUrl, message);
    case "28P01":
    case "28000":
      return database && `${database} refuses the user or the password. Correct INKVOICE_DATABASE_URL.`;
    case "3D000":
      return database && `${database} does not exist. Create it, or correct INKVOICE_DATABASE_URL.`;
    case "EMFILE":
    case "ENFILE":
      return "Too few files may be open at once. Raise the limit: ulimit -n 4096, or LimitNOFILE=4096 for systemd.";
    default:
      return sqliteSentences[code]?.(dataDir);
  }
}
