/** Limits concurrent connections per lane; further ones wait in order. */
export class ConnectionLanes {
  readonly #limit: number;
  readonly #lanes = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Resolves with a release function once there is room. */
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
