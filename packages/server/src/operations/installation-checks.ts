import { missingKeyNames, missingKeyProblem } from "../access/secrets/installation-keys.ts";
import { claimStorage } from "../invoices/files/storage-owner.ts";
import { verifiedCopy } from "../invoices/files/verified-copy.ts";
import { isWaiting } from "../invoices/queue/queue.ts";
import { aliveWorkers } from "../invoices/worker/alive-workers.ts";
import { encryptionKeys } from "../platform/encryption/encryption-keys.ts";
import { type Check, fail, pass } from "./check.ts";
import type { Maintenance } from "./open-for-maintenance.ts";
import { probeWrite } from "./probe-write.ts";

const sampled = 50;
const namedAtMost = 5;

const workersRunning = (count: number) => `${count} ${count === 1 ? "worker is" : "workers are"} running`;

/** Names of the first few, and how many more there are. */
function listed(names: readonly string[]): string {
  const more = names.length - namedAtMost;
  return `${names.slice(0, namedAtMost).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** INDEX of checks of the database and the storage, in order of output. */
export const installationChecks: Readonly<Record<string, Check<Maintenance>>> = {
  async database({ db, dialect }) {
    await probeWrite(db, Date.now());
    return pass(`${dialect.name === "sqlite" ? "SQLite" : "PostgreSQL"} is writable and up to date.`);
  },

  async secrets({ db, config }) {
    const keys = encryptionKeys(config);
    const missing = await missingKeyNames(db, keys);
    if (missing.length > 0) throw missingKeyProblem(config, missing);
    if (keys.current) return pass("The key at hand opens all of them.");
    if (!config.databaseUrl) return pass("There are none yet; the start makes their key.");
    return pass("They are stored unencrypted. INKVOICE_SECRETS_KEY encrypts them at the next start.");
  },

  async storage(maintenance) {
    await maintenance.blobs.probe();
    const ownership = await claimStorage(maintenance);
    if (ownership === "own") return pass("It responds and belongs to this database.");
    return fail(`It is ${ownership}: if its files are this database's, run: inkvoice storage adopt`);
  },

  async reading({ db }) {
    const now = Date.now();
    const workers = (await aliveWorkers(db, now).select("id").execute()).length;
    const queued = db.selectFrom("invoices").select("created_at").where(isWaiting);
    const oldest = (await queued.orderBy("created_at").limit(1).executeTakeFirst())?.created_at;
    if (oldest === undefined) return pass(`No document is waiting; ${workersRunning(workers)}.`);
    const minutes = Math.floor((now - oldest) / 60_000);
    const waits = `The oldest document has been waiting for ${minutes} minutes; ${workersRunning(workers)}.`;
    if (workers === 0) return fail(`${waits} Start one: inkvoice serve, with INKVOICE_ROLE all or worker.`);
    return minutes >= 60 ? fail(`${waits} Start more, or raise INKVOICE_WORKERS.`) : pass(waits);
  },

  async webhooks({ db }) {
    const endpoints = db.selectFrom("webhook_endpoints").select(["id", "account_id"]).orderBy("id");
    const name = ({ id, account_id }: { id: string; account_id: string }) => `${id} of ${account_id}`;
    const failing = (await endpoints.where("failing_since", "is not", null).where("enabled", "=", 1).execute()).map(
      name,
    );
    // Endpoints disabled by hand are not failing.
    const off = (await endpoints.where("enabled", "=", 0).where("disabled_reason", "!=", "by_hand").execute()).map(
      name,
    );
    if (off.length + failing.length === 0) return pass("No endpoint fails.");
    return fail(
      [
        failing.length > 0 && `Failing: ${listed(failing)}.`,
        off.length > 0 && `Disabled after failing: ${listed(off)}. Enable them again once the receiver works.`,
      ]
        .filter(Boolean)
        .join(" "),
    );
  },

  async files({ db, blobs }) {
    const newest = db
      .selectFrom("invoices")
      .select(["blob_key", "content_sha256"])
      .orderBy("id", "desc")
      .limit(sampled);
    const problems: string[] = [];
    const rows = await newest.execute();
    for (const { blob_key, content_sha256 } of rows) {
      const copy = await verifiedCopy(blobs, { blobKey: blob_key, sha256: content_sha256 });
      if (typeof copy === "string") problems.push(copy);
      else await copy.release();
    }
    if (problems.length === 0) return pass(`The newest ${rows.length} stored files are as uploaded.`);
    const forbidden = problems.filter((problem) => problem === "not readable by this user").length;
    const damaged = problems.length - forbidden;
    const sentences = [
      forbidden > 0 &&
        `${forbidden} of the newest ${rows.length} stored files belong to another user and cannot be read by this one. Give them to the service's user (chown), and run commands as that user.`,
      damaged > 0 &&
        `${damaged} of the newest ${rows.length} stored files are missing or differ from their upload. Restore them from a backup.`,
    ];
    return fail(sentences.filter(Boolean).join(" "));
  },
};
