import type { ProcessHandle } from "./scheduler.ts";
import type { DocumentKind } from "./simulated/simulated-reader.ts";

/** A document sent by a client, with every later response about it. */
export type UploadEntry = {
  readonly accountId: string;
  readonly kind: DocumentKind;
  readonly number: number;
  idempotencyKey?: string | undefined;
  /** Known once a 201 was seen. */
  id?: string;
  /** `asked`: a removal or a restore was sent and may or may not have happened. */
  removal: "none" | "asked" | "done";
  /** The process that was asked for a removal and has not answered. */
  removedBy?: ProcessHandle | undefined;
  /** The last correction that was answered, and every one that was sent. */
  corrected?: string;
  readonly attempted: Set<string>;
  /** Approvers whose approval was answered. */
  readonly approvedBy: Set<string>;
  /** A correction, rejection or reopening was sent, which may have made the approvals void. */
  isDisputed: boolean;
};

/** A person as the identity provider knows them. */
export type PersonEntry = {
  readonly id: string;
  active: boolean;
  /** False while a change was sent and not answered. */
  isCertain: boolean;
  /** The process that was asked for the change. */
  askedOf?: ProcessHandle | undefined;
};

/** The clients' knowledge, kept outside of the service; survives every crash. */
export class Ledger {
  readonly uploads: UploadEntry[] = [];
  /** Bulks that were answered with 201, with the number of their files. */
  readonly bulks = new Map<string, number>();
  /** Promises that were broken in an answer. */
  readonly broken: string[] = [];
  readonly person: PersonEntry;

  constructor(personId: string) {
    this.person = { id: personId, active: true, isCertain: true };
  }

  add(entry: Pick<UploadEntry, "accountId" | "kind" | "number" | "idempotencyKey">): UploadEntry {
    const fresh: UploadEntry = {
      ...entry,
      removal: "none",
      attempted: new Set(),
      approvedBy: new Set(),
      isDisputed: false,
    };
    this.uploads.push(fresh);
    return fresh;
  }

  forgetIdempotencyKeys(): void {
    for (const entry of this.uploads) delete entry.idempotencyKey;
  }

  accepted(entry: UploadEntry, id: string): void {
    entry.id ??= id;
    if (entry.id === id) return;
    if (entry.idempotencyKey !== undefined)
      this.broken.push(`one idempotency key gave two invoices, ${entry.id} and ${id}`);
    // Repeated after the key expired: this creates a second invoice, and the first one is still promised.
    const { accountId, kind, number } = entry;
    this.add({ accountId, kind, number }).id = id;
  }
}
