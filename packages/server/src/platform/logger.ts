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
function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  return error.stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

export function errorFields(error: unknown): { reason: string; code?: string; stack?: string } {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
  const stack = stackOf(error);
  return { reason: error instanceof Error ? error.name : typeof error, ...(code && { code }), ...(stack && { stack }) };
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
