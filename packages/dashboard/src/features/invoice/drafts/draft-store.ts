import type { Location } from "@inkvoice/contract";

/** A value that was typed or picked on the page and is not stored yet. */
export type Draft = Readonly<{
  text: string;
  location?: Location | undefined;
  remember?: boolean | undefined;
  /** The stored value, as text, when typing began. */
  base?: string | undefined;
  /** Why it was not stored. */
  error?: string | undefined;
  /** Somebody else changed the value meanwhile: only Enter or Save stores the draft over it. */
  isContested?: boolean | undefined;
}>;

/** Where drafts survive a reload: `localStorage` in the browser. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem">;

/** Maximum number of stored drafts; the oldest are discarded first. */
const maxDrafts = 200;

const keyOf = (invoiceId: string, path: string) => `${invoiceId} ${path}`;

/** Typed values by invoice and field, from the first key until the server has stored them. */
export class DraftStore {
  private drafts: ReadonlyMap<string, Draft>;
  private readonly storage: DraftStorage | undefined;
  private readonly listeners = new Set<() => void>();

  private readonly key: string;

  constructor(storage?: DraftStorage, key = "inkvoice-drafts") {
    this.storage = storage;
    this.key = key;
    this.drafts = new Map(readEntries(storage, key));
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get(invoiceId: string, path: string): Draft | undefined {
    return this.drafts.get(keyOf(invoiceId, path));
  }

  /** The fields of an invoice that have a draft. */
  pathsOf(invoiceId: string): string[] {
    const start = keyOf(invoiceId, "");
    return [...this.drafts.keys()].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  }

  set(invoiceId: string, path: string, draft: Draft): void {
    const others = [...this.drafts].filter(([key]) => key !== keyOf(invoiceId, path));
    this.replace([...others, [keyOf(invoiceId, path), draft] as const].slice(-maxDrafts));
  }

  drop(invoiceId: string, path: string): void {
    if (this.drafts.has(keyOf(invoiceId, path)))
      this.replace([...this.drafts].filter(([key]) => key !== keyOf(invoiceId, path)));
  }

  private replace(entries: readonly (readonly [string, Draft])[]): void {
    this.drafts = new Map(entries);
    try {
      this.storage?.setItem(this.key, JSON.stringify(entries));
    } catch {
      // Without storage, drafts do not survive a reload; typing still works.
    }
    for (const listener of this.listeners) listener();
  }
}

function readEntries(storage: DraftStorage | undefined, key: string): [string, Draft][] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Draft] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1]?.text === "string";
}

function browserStorage(): DraftStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const draftStore = new DraftStore(browserStorage());
/** Comments that are not posted; unlike values, leaving the input does not store them. */
export const commentDrafts = new DraftStore(browserStorage(), "inkvoice-comments");
