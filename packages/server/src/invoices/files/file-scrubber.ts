import type { InvoiceServices } from "../services.ts";
import { verifiedCopy } from "./verified-copy.ts";

const filesPerRun = 500;

/**
 * Looks at stored files in the background, some at a time and then from the start again, so that bytes which changed on
 * their own are known before somebody asks for them.
 */
export class Scrubber {
  readonly #services: InvoiceServices;
  #last = "";
  readonly #damaged = new Set<string>();

  constructor(services: InvoiceServices) {
    this.#services = services;
  }

  /** How many of the files looked at are not what was uploaded. */
  async run(): Promise<number> {
    const { db, blobs, logger, metrics } = this.#services;
    const rows = await db
      .selectFrom("invoices")
      .select(["id", "blob_key", "content_sha256"])
      .where("id", ">", this.#last)
      .where("file_removed_at", "is", null)
      .orderBy("id")
      .limit(filesPerRun)
      .execute();
    let found = 0;
    for (const { id, blob_key, content_sha256 } of rows) {
      const copy = await verifiedCopy(blobs, { blobKey: blob_key, sha256: content_sha256 });
      this.#last = id;
      if (typeof copy !== "string") {
        await copy.release();
        this.#damaged.delete(id);
        continue;
      }
      if (!(await this.#isStillThere(id))) continue;
      found += 1;
      this.#damaged.add(id);
      logger.error({ invoice_id: id, reason: copy }, "a stored file is not what was uploaded");
    }
    if (rows.length < filesPerRun) this.#last = "";
    metrics.damagedFiles.set(this.#damaged.size);
    return found;
  }

  /** Whoever deletes an invoice deletes its file too, and retention may remove the file alone. */
  async #isStillThere(id: string): Promise<boolean> {
    const row = this.#services.db.selectFrom("invoices").select("file_removed_at").where("id", "=", id);
    return (await row.executeTakeFirst())?.file_removed_at === null;
  }
}
