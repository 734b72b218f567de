/**
 * The document on the desk. The address names it too, but follows a moment later, and a person may be faster than that: what the
 * address says counts only where nobody at the desk asked for it.
 */
export type OnDesk = Readonly<{
  id: string | undefined;
  /** What the address said last. */
  at: string | undefined;
  /** What the desk asked the address to say and has not heard of yet. */
  asked: readonly (string | undefined)[];
}>;

export const openedAt = (at: string | undefined): OnDesk => ({ id: at, at, asked: [] });

export const withAsked = (desk: OnDesk, id: string | undefined): OnDesk => ({
  ...desk,
  id,
  asked: [...desk.asked, id],
});

export function withAddress(desk: OnDesk, at: string | undefined): OnDesk {
  if (!desk.asked.includes(at)) return openedAt(at);
  return { ...desk, at, asked: at === desk.id ? [] : desk.asked };
}
