/** One published figure: both measurements and the allowed ratio. */
export type Figure = Readonly<{
  name: string;
  ours: number;
  theirs: number;
  unit: string;
  ratio: number;
  most: number;
}>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Both sides alternate; the ratio is that of their medians. */
export function figure(
  name: string,
  unit: string,
  sides: { ours: readonly number[]; theirs: readonly number[]; most: number },
): Figure {
  const ours = median(sides.ours);
  const theirs = median(sides.theirs);
  return { name, unit, ours, theirs, ratio: ours / theirs, most: sides.most };
}

export function printFigure({ name, unit, ours, theirs, ratio, most }: Figure): void {
  const verdict = ratio <= most ? "holds" : "MISSED";
  const numbers = `${ours.toFixed(1)} ${unit} against ${theirs.toFixed(1)} ${unit}`;
  console.log(`${name.padEnd(52)} ${numbers.padEnd(36)} ${ratio.toFixed(2)}× of ${most}×  ${verdict}`);
}
