/** Counts connections by lane and lets at most `limit` of each run at a time, the others waiting in order. */
export class ConnectionLanes {
  readonly #limit: number;
  readonly #lanes = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Resolves once there is room, with the function that gives the place back. */
  async enter(lane: string): Promise<() => void> {
    const state = this.#lanes.get(lane) ?? { running: 0, waiting: [] };
    this.#lanes.set(lane, state);
    if (state.running < this.#limit) state.running += 1;
    else await new Promise<void>((resolve) => state.waiting.push(resolve));
    return () => {
      const next = state.waiting.shift();
      if (next) next();
      else state.running -= 1;
      if (state.running === 0) this.#lanes.delete(lane);
    };
  }
}
