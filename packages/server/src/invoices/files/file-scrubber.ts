import { runExclusively } from "../../platform/db/exclusive-task.ts";
import type { InvoiceServices } from "../services.ts";
import { verifiedCopy } from "./verified-copy.ts";

const filesPerRun = 500;

type Stored = Readonly<{ id: string; blob_key: string; content_sha256: string }>;

/**
 * Verifies stored files in the background, a few per run and round after round, so that bit rot is found before someone
 * asks for the file. All processes share one round: each run continues where the last run of any process stopped.
 */
export class FileScrubber {
  readonly #services: InvoiceServices;
  readonly #damaged = new Set<string>();

  constructor(services: InvoiceServices) {
    this.#services = services;
  }

  /** Returns the number of checked files that differ from the upload; undefined while another process checks. */
  async run(): Promise<number | undefined> {
    const { metrics } = this.#services;
    await this.#checkDamagedAgain();
    const found = await runExclusively(this.#services, "scrub", async (last) => {
      const rows = await this.#stored().where("id", ">", last).orderBy("id").limit(filesPerRun).execute();
      let value = 0;
      for (const row of rows) if (await this.#isDamaged(row)) value += 1;
      return { cursor: rows.length < filesPerRun ? "" : (rows.at(-1)?.id ?? ""), value };
    });
    metrics.damagedFiles.set(this.#damaged.size);
    return found;
  }

  #stored() {
    return this.#services.db
      .selectFrom("invoices")
      .select(["id", "blob_key", "content_sha256"])
      .where("file_removed_at", "is", null);
  }

  /**
   * Checks damaged files again in every run: the next round may be run by another process, and this one would still
   * report files that were restored.
   */
  async #checkDamagedAgain(): Promise<void> {
    for (const id of this.#damaged) {
      const row = await this.#stored().where("id", "=", id).executeTakeFirst();
      if (!row || !(await this.#isDamaged(row))) this.#damaged.delete(id);
    }
  }

  async #isDamaged({ id, blob_key, content_sha256 }: Stored): Promise<boolean> {
    const { blobs, logger } = this.#services;
    const copy = await verifiedCopy(blobs, { blobKey: blob_key, sha256: content_sha256 });
    if (typeof copy !== "string") {
      await copy.release();
      this.#damaged.delete(id);
      return false;
    }
    // The invoice may have been deleted meanwhile, or retention may have removed its file alone.
    if (!(await this.#stored().where("id", "=", id).executeTakeFirst())) return false;
    this.#damaged.add(id);
    logger.error({ invoice_id: id, reason: copy }, "a stored file is not what was uploaded");
    return true;
  }
}
