import type { ExtractedData } from "@inkvoice/contract";
import type { Extraction } from "@inkvoice/engine";
import { ExtractionCrash } from "@inkvoice/engine/pool";
import type { Random } from "../../faults/support/random.ts";
import type { Scheduler } from "../scheduler.ts";
import { printedNumbers } from "../template-payables.ts";
import type { SimulatedDisk } from "./simulated-disk.ts";

/** Outcome of a document, determined by its bytes. */
export const documentKinds = ["complete", "slow", "unreadable", "crash", "crash-once"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export function documentBytes(kind: DocumentKind, number: number): Buffer {
  return Buffer.from(`%PDF-1.4\n%${kind} ${number}\n`);
}

/** The final status of a document of this kind. */
export const finalStatusOf: Readonly<Record<DocumentKind, "completed" | "failed">> = {
  complete: "completed",
  slow: "completed",
  "crash-once": "completed",
  unreadable: "failed",
  crash: "failed",
};

/** Longer than the lease of a worker that does not renew it. */
const slowMs = 90_000;

/** Replaces the pool of readers: the document's text determines the outcome, after some time. */
export class SimulatedReader {
  readonly #scheduler: Scheduler;
  readonly #disk: SimulatedDisk;
  readonly #random: Random;
  readonly #crashed = new Set<number>();

  constructor(scheduler: Scheduler, disk: SimulatedDisk, random: Random) {
    this.#scheduler = scheduler;
    this.#disk = disk;
    this.#random = random;
  }

  async extract({ path }: { path: string }, _options: unknown, signal?: AbortSignal): Promise<Extraction> {
    await this.#scheduler.pause();
    const [, kind = "", digits = ""] = /%([a-z-]+) (\d+)/.exec(this.#disk.inode(path).content.toString("latin1")) ?? [];
    const number = Number(digits);
    await this.#scheduler.sleep(kind === "slow" ? slowMs : this.#random.between(5, 3000));
    signal?.throwIfAborted();
    const isFirst = !this.#crashed.has(number);
    if (kind === "crash" || (kind === "crash-once" && isFirst)) {
      this.#crashed.add(number);
      throw new ExtractionCrash("exit", "simulated");
    }
    if (kind === "unreadable") return { ok: false, code: "UNREADABLE_TEXT", message: "The text cannot be read." };
    return { ok: true, data: readingOf(number), pages: 1 };
  }

  async inspect(): Promise<Readonly<{ ok: true; format: "pdf"; pages: number }>> {
    await this.#scheduler.pause();
    return { ok: true, format: "pdf", pages: 1 };
  }
}

function readingOf(number: number): ExtractedData {
  return {
    invoice_number: `S-${number}`,
    purchase_order: printedNumbers[number % printedNumbers.length] ?? "",
    date: "2026-05-02",
    total_amount: 100 + number,
    currency: "EUR",
    vendor: { name: `Vendor ${number % 5} GmbH` },
    confidence: { invoice_number: 0.99, total_amount: 0.99 },
    locations: {},
    checks: [],
    issues: [],
  };
}
