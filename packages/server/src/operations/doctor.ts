import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { claimStorage } from "../invoices/storage-owner.ts";
import { verifiedCopy } from "../invoices/verified-copy.ts";
import { within } from "../platform/within.ts";
import type { Maintenance } from "./open-for-maintenance.ts";

/** One thing that was looked at: whether it is well, and a sentence about it. */
export type Finding = Readonly<{ what: string; isWell: boolean; sentence: string }>;

type Look = (maintenance: Maintenance) => Promise<Omit<Finding, "what">>;

const megabyte = 1024 * 1024;
const limitMs = 20_000;
const workerSilentMs = 60_000;
const sampled = 50;

const well = (sentence: string) => ({ isWell: true, sentence });
const unwell = (sentence: string) => ({ isWell: false, sentence });

/** INDEX of what is looked at, in the order in which it is told. */
const looks: Readonly<Record<string, Look>> = {
  async database({ db, dialect }) {
    const written_at = Date.now();
    await db
      .insertInto("write_probe")
      .values({ one: 1, written_at })
      .onConflict((conflict) => conflict.column("one").doUpdateSet({ written_at }))
      .execute();
    return well(`${dialect.name === "sqlite" ? "SQLite" : "PostgreSQL"} can be written to and has the newest shape.`);
  },

  async storage(maintenance) {
    await maintenance.blobs.probe();
    const ownership = await claimStorage(maintenance);
    if (ownership === "own") return well("It answers and belongs to this database.");
    return unwell(`It is ${ownership}: if its files are this database's, run: inkvoice storage adopt`);
  },

  async disk({ config }) {
    const { bavail, bsize } = await statfs(config.dataDir);
    const free = Math.floor((bavail * bsize) / megabyte);
    if (free >= config.minFreeMegabytes) return well(`${free} MB are free in ${config.dataDir}.`);
    return unwell(`${free} MB are free in ${config.dataDir}: below ${config.minFreeMegabytes} MB uploads are refused.`);
  },

  async reading({ db }) {
    const now = Date.now();
    const alive = db
      .selectFrom("workers")
      .select("id")
      .where("seen_at", ">", now - workerSilentMs);
    const workers = (await alive.execute()).length;
    const queued = db.selectFrom("invoices").select("created_at").where(sql<boolean>`status = 'processing'`);
    const oldest = (await queued.orderBy("created_at").limit(1).executeTakeFirst())?.created_at;
    if (oldest === undefined) return well(`Nothing waits; ${workers} processes read.`);
    const minutes = Math.floor((now - oldest) / 60_000);
    const waits = `The oldest document has been waiting for ${minutes} minutes; ${workers} processes read.`;
    return workers === 0 || minutes >= 60 ? unwell(waits) : well(waits);
  },

  async webhooks({ db }) {
    const disabled = db.selectFrom("webhook_endpoints").select("id").where("enabled", "=", 0);
    const off = (await disabled.where("disabled_reason", "is not", null).execute()).length;
    const failing = (
      await db.selectFrom("webhook_endpoints").select("id").where("failing_since", "is not", null).execute()
    ).length;
    const sentence = `${failing} endpoints fail at present, ${off} were switched off for failing.`;
    return off + failing === 0 ? well("No endpoint fails.") : unwell(sentence);
  },

  async files({ db, blobs }) {
    const newest = db
      .selectFrom("invoices")
      .select(["blob_key", "content_sha256"])
      .orderBy("id", "desc")
      .limit(sampled);
    let damaged = 0;
    const rows = await newest.execute();
    for (const { blob_key, content_sha256 } of rows) {
      const copy = await verifiedCopy(blobs, { blobKey: blob_key, sha256: content_sha256 });
      if (typeof copy === "string") damaged += 1;
      else await copy.release();
    }
    const sentence = `Of the newest ${rows.length} stored files ${damaged} are not what was uploaded.`;
    return damaged === 0 ? well(sentence) : unwell(sentence);
  },
};

/** Looks at everything the service stands on; what cannot be looked at is not well. */
export async function examine(maintenance: Maintenance): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, look] of Object.entries(looks)) {
    const found = await within(limitMs, () => look(maintenance)).catch((error: unknown) =>
      unwell(`It cannot be looked at: ${error instanceof Error ? error.message : String(error)}.`),
    );
    findings.push({ what, ...found });
  }
  return findings;
}
