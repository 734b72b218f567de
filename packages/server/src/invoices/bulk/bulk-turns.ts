import type { OpenBulk } from "./bulk-queue.ts";

/** Accounts processed concurrently; each may hold several files of ten megabytes in memory. */
const lanes = 8;
/** Share of accounts whose last chunk was slow, so that hanging URLs delay their own sender. */
const lanesForSlow = 4;

/** Chooses the next bulks: one turn per account at a time, longest waiting account first. */
export class BulkTurns {
  readonly #busy = new Set<string>();
  readonly #slow = new Set<string>();
  /** Sequence number of each account's last turn. */
  readonly #lastTurn = new Map<string, number>();
  #turns = 0;

  /** The bulks to process now, one per account, from the open ones in order of waiting. */
  next(open: readonly OpenBulk[]): readonly OpenBulk[] {
    this.#forgetAllBut(new Set(open.map(({ account_id }) => account_id)));
    const firstOfEach = [...Map.groupBy(open, ({ account_id }) => account_id).values()].flatMap((own) => own[0] ?? []);
    const inLine = firstOfEach
      .filter(({ account_id }) => !this.#busy.has(account_id))
      .sort((one, other) => this.#turnOf(one) - this.#turnOf(other));
    return inLine.filter((bulk) => this.#begin(bulk.account_id));
  }

  end(accountId: string, wasSlow: boolean): void {
    this.#busy.delete(accountId);
    if (wasSlow) this.#slow.add(accountId);
    else this.#slow.delete(accountId);
  }

  #turnOf({ account_id }: OpenBulk): number {
    return this.#lastTurn.get(account_id) ?? 0;
  }

  #begin(accountId: string): boolean {
    const slowOnes = [...this.#busy].filter((each) => this.#slow.has(each)).length;
    if (this.#busy.size >= lanes || (this.#slow.has(accountId) && slowOnes >= lanesForSlow)) return false;
    this.#busy.add(accountId);
    this.#turns += 1;
    this.#lastTurn.set(accountId, this.#turns);
    return true;
  }

  #forgetAllBut(accounts: ReadonlySet<string>): void {
    for (const known of [this.#lastTurn, this.#slow])
      for (const account of known.keys()) if (!accounts.has(account)) known.delete(account);
  }
}
