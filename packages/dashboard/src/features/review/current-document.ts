/**
 * The document under review. The address bar names it too, but is updated a moment later, and a person may be faster.
 * An address therefore counts as a request only if this page did not set it itself.
 */
export type CurrentDocument = Readonly<{
  id: string | undefined;
  /** The id in the address bar when it was last read. */
  at: string | undefined;
  /** Ids that this page wrote into the address bar. Each may arrive late and more than once. */
  asked: readonly (string | undefined)[];
}>;

export const documentAt = (at: string | undefined): CurrentDocument => ({ id: at, at, asked: [] });

export const withRequested = (current: CurrentDocument, id: string | undefined): CurrentDocument => ({
  ...current,
  id,
  asked: current.asked.includes(id) ? current.asked : [...current.asked, id],
});

export function withAddress(current: CurrentDocument, at: string | undefined): CurrentDocument {
  return current.asked.includes(at) ? { ...current, at } : documentAt(at);
}
