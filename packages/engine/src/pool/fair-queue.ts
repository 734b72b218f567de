/** A queue in which owners take turns: a thousand entries of one owner wait behind the first of every other. */
export class FairQueue<Item> {
  readonly #byOwner = new Map<string, Item[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(owner: string, item: Item): void {
    const own = this.#byOwner.get(owner);
    if (own) own.push(item);
    else this.#byOwner.set(owner, [item]);
    this.#length += 1;
  }

  remove(owner: string, item: Item): void {
    const own = this.#byOwner.get(owner);
    const at = own?.indexOf(item) ?? -1;
    if (!own || at < 0) return;
    own.splice(at, 1);
    this.#length -= 1;
    if (own.length === 0) this.#byOwner.delete(owner);
  }

  /** The next entry whose owner may proceed; that owner then goes to the end of the turn order. */
  take(mayGoOn: (owner: string) => boolean): Item | undefined {
    for (const [owner, own] of this.#byOwner) {
      if (!mayGoOn(owner)) continue;
      const item = own.shift();
      this.#length -= 1;
      this.#byOwner.delete(owner);
      if (own.length > 0) this.#byOwner.set(owner, own);
      return item;
    }
    return undefined;
  }

  takeAll(): Item[] {
    const all = [...this.#byOwner.values()].flat();
    this.#byOwner.clear();
    this.#length = 0;
    return all;
  }
}
