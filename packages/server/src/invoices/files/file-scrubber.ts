import type { InvoiceServices } from "../services.ts";
import { verifiedCopy } from "./verified-copy.ts";

const filesPerRun = 500;

/**
 * Verifies stored files in the background, a few per run and round after round, so that bit rot is found before someone
 * asks for the file.
 */
export class FileScrubber {
  readonly #services: InvoiceServices;
  #last = "";
  readonly #damaged = new Set<string>();

  constructor(services: InvoiceServices) {
    this.#services = services;
  }

  /** Returns the number of checked files that differ from the upload. */
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

  /** False after the invoice was deleted, or after retention removed its file alone. */
  async #isStillThere(id: string): Promise<boolean> {
    const row = this.#services.db.selectFrom("invoices").select("file_removed_at").where("id", "=", id);
    return (await row.executeTakeFirst())?.file_removed_at === null;
  }
}
