/** Runs work with the same key one after another, and work with different keys at once. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.#last.get(key);
    // What failed before does not concern the next one, which tries itself.
    const own = before ? before.then(work, work) : work();
    this.#last.set(key, own);
    try {
      return await own;
    } finally {
      if (this.#last.get(key) === own) this.#last.delete(key);
    }
  }
}
