import { useLocalStorage } from "@mantine/hooks";

/** How document and values share the screen; each direction has its own share. */
export type PaneLayout = Readonly<{
  direction: "beside" | "below";
  /** Share of the document, as a fraction of the width or height. */
  beside: number;
  below: number;
}>;

export const usualLayout: PaneLayout = { direction: "beside", beside: 0.55, below: 0.45 };
export const shareLimits = { min: 0.25, max: 0.75 } as const;

const isShare = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

export const limitShare = (share: number) => Math.min(shareLimits.max, Math.max(shareLimits.min, share));

/** Parses a stored layout; unknown or out-of-range values become the defaults. */
export function layoutIn(stored: string | undefined): PaneLayout {
  try {
    const { direction, beside, below } = JSON.parse(stored ?? "{}") as Partial<Record<keyof PaneLayout, unknown>>;
    return {
      direction: direction === "below" ? "below" : "beside",
      beside: isShare(beside) ? limitShare(beside) : usualLayout.beside,
      below: isShare(below) ? limitShare(below) : usualLayout.below,
    };
  } catch {
    return usualLayout;
  }
}

/** The layout in this browser, for all invoices. */
export const usePaneLayout = () =>
  useLocalStorage<PaneLayout>({
    key: "inkvoice-panes",
    defaultValue: usualLayout,
    getInitialValueInEffect: false,
    deserialize: layoutIn,
  });

/** The share after a key press on the divider; undefined for other keys. */
export function shareAfterKey({ direction, ...shares }: PaneLayout, key: string): number | undefined {
  const [back, on] = direction === "beside" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  const step = 0.02;
  if (key === back) return limitShare(shares[direction] - step);
  if (key === on) return limitShare(shares[direction] + step);
  if (key === "Home") return shareLimits.min;
  if (key === "End") return shareLimits.max;
  return key === "Enter" ? usualLayout[direction] : undefined;
}
