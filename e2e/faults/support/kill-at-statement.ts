import { Socket } from "node:net";
import { StatementSync } from "node:sqlite";

/**
 * Loaded with node --import: kills the process with SIGKILL at one SQL statement, on SQLite and PostgreSQL, unknown to
 * the service. KILL_AT is a JSON text.
 */
export type StatementToKillAt = Readonly<{
  /** Text in an earlier statement of the same transaction. Background tasks have transactions too. */
  from: string;
  /** Text in the statement. */
  at: string;
  /** 1 for the first such statement. */
  nth: number;
  when: "before" | "after";
}>;

const { from, at, nth, when } = JSON.parse(process.env.KILL_AT ?? "") as StatementToKillAt;
const die = (): never => {
  process.kill(process.pid, "SIGKILL");
  // The signal arrives before anything else happens.
  for (;;);
};

/** Connections whose transaction has executed `from`. */
const marked = new WeakSet<object>();
let count = 0;

function isReached(connection: object, sql: string): boolean {
  if (sql.includes(from)) marked.add(connection);
  if (marked.has(connection) && sql.includes(at)) count += 1;
  if (sql.includes("commit")) marked.delete(connection);
  return count >= nth;
}

/** A process has one connection for writing. */
const sqlite = {};
for (const name of ["run", "all", "get"] as const) {
  const original = StatementSync.prototype[name];
  Object.defineProperty(StatementSync.prototype, name, {
    value(this: StatementSync, ...parameters: unknown[]) {
      const isHere = isReached(sqlite, this.sourceSQL);
      if (isHere && when === "before") die();
      const outcome: unknown = Reflect.apply(original, this, parameters);
      if (isHere) die();
      return outcome;
    },
  });
}

const { write } = Socket.prototype;
Object.defineProperty(Socket.prototype, "write", {
  // Node assigns another function when the other side has ended the connection.
  writable: true,
  value(this: Socket, ...parameters: Parameters<typeof write>) {
    // Requests and answers of HTTP pass here too, and contain none of the statements.
    if (isReached(this, String(parameters[0]))) {
      if (when === "before") die();
      // The server has executed the statement when it answers.
      this.prependOnceListener("data", die);
    }
    return write.apply(this, parameters);
  },
});
