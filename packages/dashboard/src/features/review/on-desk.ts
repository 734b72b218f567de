/**
 * The document on the desk. The address names it too, but follows a moment later, and a person may be faster than that: what the
 * address says counts only where nobody at the desk asked for it.
 */
export type OnDesk = Readonly<{
  id: string | undefined;
  /** What the address said last. */
  at: string | undefined;
  /** What the desk asked the address to say. It may say so late and more than once: nobody else asked for these. */
  asked: readonly (string | undefined)[];
}>;

export const openedAt = (at: string | undefined): OnDesk => ({ id: at, at, asked: [] });

export const withAsked = (desk: OnDesk, id: string | undefined): OnDesk => ({
  ...desk,
  id,
  asked: desk.asked.includes(id) ? desk.asked : [...desk.asked, id],
});

export function withAddress(desk: OnDesk, at: string | undefined): OnDesk {
  return desk.asked.includes(at) ? { ...desk, at } : openedAt(at);
}
