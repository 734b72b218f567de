/**
 * Chooses the due deliveries to start next. Pure. Slow receivers of one account must not delay others: an account may
 * hold at most half of the slots that other accounts leave free, each of its receivers at most half of what the
 * account's other receivers leave, and those with the fewest running deliveries go first.
 */

/** A receiver is an endpoint, or the host of a URL given with an upload. */
export type Candidate = Readonly<{ id: string; account_id: string; endpoint_id: string | null; host: string }>;

export type Slots = Readonly<{
  /** Concurrent deliveries in this process. */
  total: number;
  /** Per account and receiver; more than the connection limit, so that some wait already claimed. */
  perLane: number;
}>;

/** Running deliveries by account and lane. */
export class RunningDeliveries {
  #total = 0;
  readonly #accounts = new Map<string, number>();
  readonly #lanes = new Map<string, { count: number; candidate: Candidate }>();

  get total(): number {
    return this.#total;
  }

  ofAccount(accountId: string): number {
    return this.#accounts.get(accountId) ?? 0;
  }

  ofLane(candidate: Candidate): number {
    return this.#lanes.get(receiverLane(candidate))?.count ?? 0;
  }

  add(candidate: Candidate): void {
    this.#change(candidate, 1);
  }

  remove(candidate: Candidate): void {
    this.#change(candidate, -1);
  }

  copy(): RunningDeliveries {
    const copy = new RunningDeliveries();
    for (const { count, candidate } of this.#lanes.values()) copy.#change(candidate, count);
    return copy;
  }

  /** Accounts and lanes without free slots, to be excluded from the query. */
  full(slots: Slots): { accounts: string[]; lanes: Candidate[] } {
    return {
      accounts: [...this.#accounts.keys()].filter((id) => roomOfAccount(id, this, slots) <= 0),
      lanes: [...this.#lanes.values()]
        .map(({ candidate }) => candidate)
        .filter((candidate) => roomOfLane(candidate, this, slots) <= 0),
    };
  }

  #change(candidate: Candidate, by: number): void {
    this.#total += by;
    const account = this.ofAccount(candidate.account_id) + by;
    if (account > 0) this.#accounts.set(candidate.account_id, account);
    else this.#accounts.delete(candidate.account_id);
    const lane = receiverLane(candidate);
    const count = this.ofLane(candidate) + by;
    if (count > 0) this.#lanes.set(lane, { count, candidate });
    else this.#lanes.delete(lane);
  }
}

/** The deliveries to start, earliest due first; `running` stays unchanged. */
export function chooseFairly(candidates: readonly Candidate[], running: RunningDeliveries, slots: Slots): Candidate[] {
  const after = running.copy();
  const chosen: Candidate[] = [];
  let rest = candidates;
  while (rest.length > 0 && after.total < slots.total) {
    const turn = oneEach(rest, after, slots);
    if (turn.length === 0) break;
    chosen.push(...turn);
    const taken = new Set(turn);
    rest = rest.filter((candidate) => !taken.has(candidate));
  }
  return chosen;
}

/** One candidate of every account with free slots, fewest running first. */
function oneEach(candidates: readonly Candidate[], after: RunningDeliveries, slots: Slots): Candidate[] {
  const first = new Map<string, Candidate>();
  for (const candidate of candidates) {
    if (first.has(candidate.account_id) || roomOfLane(candidate, after, slots) <= 0) continue;
    first.set(candidate.account_id, candidate);
  }
  const order = [...first.values()].sort((a, b) => after.ofAccount(a.account_id) - after.ofAccount(b.account_id));
  const turn: Candidate[] = [];
  for (const candidate of order) {
    if (roomOfAccount(candidate.account_id, after, slots) <= 0) continue;
    after.add(candidate);
    turn.push(candidate);
  }
  return turn;
}

function roomOfAccount(accountId: string, running: RunningDeliveries, { total }: Slots): number {
  if (running.total >= total) return 0;
  const own = running.ofAccount(accountId);
  return shareOfAccount(own, running, total) - own;
}

/** Limit of an account: half of what others leave free. */
function shareOfAccount(own: number, running: RunningDeliveries, total: number): number {
  const leftByOthers = total - (running.total - own);
  return Math.max(1, Math.floor(leftByOthers / 2));
}

function roomOfLane(candidate: Candidate, running: RunningDeliveries, { total, perLane }: Slots): number {
  const own = running.ofLane(candidate);
  const ofAccount = running.ofAccount(candidate.account_id);
  const leftByOthers = shareOfAccount(ofAccount, running, total) - (ofAccount - own);
  return Math.min(perLane, Math.max(1, Math.floor(leftByOthers / 2))) - own;
}

/** Key of an account's receiver. */
export function receiverLane({ account_id, endpoint_id, host }: Candidate): string {
  return `${account_id} ${endpoint_id ?? host}`;
}
