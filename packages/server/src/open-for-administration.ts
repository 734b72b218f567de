import { openSecretBox } from "./access/secrets/open-secret-box.ts";
import { type AuditEntry, recordByCommand } from "./audit/record-audit.ts";
import { createClock } from "./platform/clock.ts";
import { openDatabase } from "./platform/db/database.ts";
import type { Database, Tables, Tx } from "./platform/db/schema.ts";
import type { SecretBox } from "./platform/encryption/secret-box.ts";
import { createLogger } from "./platform/logger.ts";
import { migrate } from "./platform/migrations/migrate.ts";
import type { Config } from "./platform/settings/config.ts";
import { createSignals } from "./platform/signals.ts";

/** The database alone, for commands that manage accounts and keys beside a running service. */
export type AdminDatabase = Readonly<{
  db: Database;
  secretBox: SecretBox;
  /** Records an audit entry for the command, in the command's transaction. */
  audit(tx: Tx, entry: CommandEntry): Promise<void>;
  /** Tells running processes that keys, plans or accounts changed. */
  announceChange(): Promise<void>;
  close(): Promise<void>;
}>;

type CommandEntry = Omit<AuditEntry, "actor" | "address">;

const notificationMs = 50;

export async function openForAdministration(config: Config): Promise<AdminDatabase> {
  const clock = createClock(1);
  const { db, dialect, unlimited, close } = openDatabase<Tables>(config);
  const secretBox = await prepared().catch(async (error: unknown) => {
    // The process cannot end while a connection is open.
    await close();
    throw error;
  });
  const signals = createSignals(db, config, clock);

  async function prepared(): Promise<SecretBox> {
    await unlimited(() => migrate(db, dialect));
    return await openSecretBox(db, config, createLogger("silent"));
  }

  return {
    db,
    secretBox,
    audit: (tx, entry) => recordByCommand(tx, entry, clock.now()),
    async announceChange() {
      signals.send("keys");
      await clock.sleep(notificationMs);
    },
    async close() {
      await signals.close();
      await close();
    },
  };
}
