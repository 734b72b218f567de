/** Accounts processed concurrently; each may hold several files of ten megabytes in memory. */
const lanes = 8;
/** Share of accounts whose last chunk was slow, so that hanging URLs delay their own sender. */
const lanesForSlow = 4;

/** Chooses the next accounts: one turn per account at a time, longest waiting account first. */
export class BulkTurns {
  readonly #busy = new Set<string>();
  readonly #slow = new Set<string>();
  /** Sequence number of each account's last turn. */
  readonly #lastTurn = new Map<string, number>();
  #turns = 0;

  /** Of all accounts with bulks, those without a turn now, in order of waiting. */
  inLine(accounts: readonly string[]): readonly string[] {
    this.#forgetAllBut(new Set(accounts));
    const idle = accounts.filter((account) => !this.#busy.has(account));
    return idle.sort((one, other) => (this.#lastTurn.get(one) ?? 0) - (this.#lastTurn.get(other) ?? 0));
  }

  hasPlaceFor(accountId: string): boolean {
    if (this.#busy.size >= lanes) return false;
    const slowOnes = [...this.#busy].filter((each) => this.#slow.has(each)).length;
    return !this.#slow.has(accountId) || slowOnes < lanesForSlow;
  }

  begin(accountId: string): void {
    this.#busy.add(accountId);
    this.#turns += 1;
    this.#lastTurn.set(accountId, this.#turns);
  }

  end(accountId: string, wasSlow: boolean): void {
    this.#busy.delete(accountId);
    if (wasSlow) this.#slow.add(accountId);
    else this.#slow.delete(accountId);
  }

  #forgetAllBut(accounts: ReadonlySet<string>): void {
    for (const known of [this.#lastTurn, this.#slow])
      for (const account of known.keys()) if (!accounts.has(account)) known.delete(account);
  }
}
