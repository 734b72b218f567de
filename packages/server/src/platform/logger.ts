import { type DestinationStream, pino } from "pino";

/**
 * INDEX of allowed log fields. Other fields do not compile and are dropped at run time, so that no invoice content,
 * file name, key or customer address reaches a log. `paths` are files of the service itself.
 */
const logFields = [
  "account_id",
  "attempt",
  "batch_id",
  "bytes",
  "code",
  "count",
  "delivery_id",
  "detail",
  "duration_ms",
  "event_id",
  "failure",
  "invoice_id",
  "key_id",
  "layers",
  "method",
  "missing",
  "pages",
  "paths",
  "pid",
  "port",
  "reason",
  "request_id",
  "role",
  "route",
  "signal",
  "stack",
  "status",
  "user_id",
  "variable",
  "version",
  "webhook_id",
  "worker_id",
] as const;

const allowedFields: ReadonlySet<string> = new Set(logFields);

type LogFields = Readonly<Partial<Record<(typeof logFields)[number], unknown>>>;
type Log = (fields: LogFields, message: string) => void;

export type Logger = Readonly<{
  isLevelEnabled(level: string): boolean;
  debug: Log;
  info: Log;
  warn: Log;
  error: Log;
}>;

/** The stack without its message, which may quote a document or request. */
function stackOf(error: Error): string | undefined {
  return error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

type ErrorFields = Readonly<{ reason: string; code?: string; detail?: string; stack?: string }>;

/** SQLite's text for its code, or the reason of an API error: fixed texts, unlike messages. */
function detailOf(error: Error): string | undefined {
  const { errcode, errstr, reason } = error as Readonly<{ errcode?: unknown; errstr?: unknown; reason?: unknown }>;
  if (typeof errcode === "number" && typeof errstr === "string") return `${errstr} (${errcode})`;
  return error.name === "ApiError" && typeof reason === "string" ? reason : undefined;
}

export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { reason: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const [detail, stack] = [detailOf(error), stackOf(error)];
  return { reason: error.name, ...(code && { code }), ...(detail && { detail }), ...(stack && { stack }) };
}

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(fields).filter(([name]) => allowedFields.has(name))),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
