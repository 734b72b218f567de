/**
 * Which of the due deliveries to start next. Pure. One account's slow receivers must not delay another's, nor its own
 * others, so places are shared: an account may hold at most half of what the other accounts leave free, each of its
 * receivers at most half of what the account's other receivers leave, and who has little under way goes first.
 */

/** A receiver is an endpoint or, for a URL that came with an upload, a host. */
export type Candidate = Readonly<{ id: string; account_id: string; endpoint_id: string | null; host: string }>;

export type Places = Readonly<{
  /** Deliveries under way at once in this process. */
  total: number;
  /** Of one account at one receiver; fewer than these are connections, the others wait in line already claimed. */
  perLane: number;
}>;

/** What is under way, counted by account and by lane. */
export class Occupancy {
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
    return this.#lanes.get(laneOf(candidate))?.count ?? 0;
  }

  add(candidate: Candidate): void {
    this.#change(candidate, 1);
  }

  remove(candidate: Candidate): void {
    this.#change(candidate, -1);
  }

  copy(): Occupancy {
    const copy = new Occupancy();
    for (const { count, candidate } of this.#lanes.values()) copy.#change(candidate, count);
    return copy;
  }

  /** Accounts and lanes that can take nothing more, to be left out of the search. */
  full(places: Places): { accounts: string[]; lanes: Candidate[] } {
    return {
      accounts: [...this.#accounts.keys()].filter((id) => roomOfAccount(id, this, places) <= 0),
      lanes: [...this.#lanes.values()]
        .map(({ candidate }) => candidate)
        .filter((candidate) => roomOfLane(candidate, this, places) <= 0),
    };
  }

  #change(candidate: Candidate, by: number): void {
    this.#total += by;
    const account = this.ofAccount(candidate.account_id) + by;
    if (account > 0) this.#accounts.set(candidate.account_id, account);
    else this.#accounts.delete(candidate.account_id);
    const lane = laneOf(candidate);
    const count = this.ofLane(candidate) + by;
    if (count > 0) this.#lanes.set(lane, { count, candidate });
    else this.#lanes.delete(lane);
  }
}

/** Chooses among candidates given in the order in which they became due; what is chosen is not yet added to `occupied`. */
export function chooseFairly(candidates: readonly Candidate[], occupied: Occupancy, places: Places): Candidate[] {
  const after = occupied.copy();
  const chosen: Candidate[] = [];
  let rest = candidates;
  while (rest.length > 0 && after.total < places.total) {
    const turn = oneEach(rest, after, places);
    if (turn.length === 0) break;
    chosen.push(...turn);
    const taken = new Set(turn);
    rest = rest.filter((candidate) => !taken.has(candidate));
  }
  return chosen;
}

/** One candidate of every account that has room, those with the least under way first. */
function oneEach(candidates: readonly Candidate[], after: Occupancy, places: Places): Candidate[] {
  const first = new Map<string, Candidate>();
  for (const candidate of candidates) {
    if (first.has(candidate.account_id) || roomOfLane(candidate, after, places) <= 0) continue;
    first.set(candidate.account_id, candidate);
  }
  const order = [...first.values()].sort((a, b) => after.ofAccount(a.account_id) - after.ofAccount(b.account_id));
  const turn: Candidate[] = [];
  for (const candidate of order) {
    if (roomOfAccount(candidate.account_id, after, places) <= 0) continue;
    after.add(candidate);
    turn.push(candidate);
  }
  return turn;
}

function roomOfAccount(accountId: string, occupied: Occupancy, { total }: Places): number {
  if (occupied.total >= total) return 0;
  const own = occupied.ofAccount(accountId);
  return shareOfAccount(own, occupied, total) - own;
}

/** What an account may hold in all: half of what the others leave free. */
function shareOfAccount(own: number, occupied: Occupancy, total: number): number {
  const leftByOthers = total - (occupied.total - own);
  return Math.max(1, Math.floor(leftByOthers / 2));
}

function roomOfLane(candidate: Candidate, occupied: Occupancy, { total, perLane }: Places): number {
  const own = occupied.ofLane(candidate);
  const ofAccount = occupied.ofAccount(candidate.account_id);
  const leftByOthers = shareOfAccount(ofAccount, occupied, total) - (ofAccount - own);
  return Math.min(perLane, Math.max(1, Math.floor(leftByOthers / 2))) - own;
}

/** What deliveries of one receiver have in common. */
export function laneOf({ account_id, endpoint_id, host }: Candidate): string {
  return `${account_id} ${endpoint_id ?? host}`;
}
