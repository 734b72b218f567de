import type { ReadLine } from "../lines/read-lines.ts";

/** The gap between two columns, in line heights; narrower gaps separate words. */
const leastGap = 1;

/** A line in the main text direction: from `left` to `right`, with its middle at `down`. */
export type RunningLine = Readonly<{ line: ReadLine; left: number; right: number; down: number; height: number }>;

/** Lines above and below each other. */
export type Column = Readonly<{
  lines: readonly RunningLine[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}>;

export function toRunningLine(line: ReadLine, angle: number): RunningLine {
  const { x, y, width, height } = line.box;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [along, down] = [x * cos + y * sin, y * cos - x * sin];
  return { line, left: along - width / 2, right: along + width / 2, down, height };
}

/** Groups of lines separated by a gap that runs through the whole picture. */
export function columnsOf(lines: readonly RunningLine[]): Column[] {
  const columns: RunningLine[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const line of [...lines].sort((a, b) => a.left - b.left)) {
    if (line.left > reach + leastGap * line.height) columns.push([line]);
    else columns.at(-1)?.push(line);
    reach = Math.max(reach, line.right);
  }
  return columns.map(columnOf);
}

export function columnOf(lines: readonly RunningLine[]): Column {
  return {
    lines,
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    top: Math.min(...lines.map(({ down, height }) => down - height / 2)),
    bottom: Math.max(...lines.map(({ down, height }) => down + height / 2)),
  };
}
