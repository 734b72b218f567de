import { boundText, isWithinBound, type Line } from "./line.ts";
import type { Growth } from "./lists.ts";
import type { Results } from "./measure-all.ts";

const width = 760;
const left = 330;
const rowHeight = 26;
const plotWidth = 260;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Colours that are legible on light and dark pages. */
const style = `text { font: 12px system-ui, sans-serif; fill: #57606a; } .title { font-weight: 600; font-size: 14px; }
.bar { fill: #3b6fd4; } .missed { fill: #c4432b; } .bound { stroke: #8a939c; stroke-dasharray: 3 3; } .axis { stroke: #8a939c; }
.growth { fill: none; stroke: #3b6fd4; stroke-width: 1.5; opacity: 0.7; }
@media (prefers-color-scheme: dark) { text { fill: #b3bcc6; } .bar { fill: #7aa2f7; } .growth { stroke: #7aa2f7; } }`;

const conditionsOf = ({ measured_at: at, machine }: Results) =>
  `${at.slice(0, 10)}, ${machine.cores} cores of ${machine.cpu}, load before ${machine.load_before}`;

/** Each ratio as a bar beside its bound, and below how lists grow. */
export function chartOf(results: Results): string {
  const { lines, growth } = results;
  const scale = plotWidth / Math.max(...lines.map(({ ratio, bound }) => Math.max(ratio, Object.values(bound)[0] ?? 0)));
  const bars = lines.map((line, index) => barOf(line, { y: 50 + index * rowHeight, scale }));
  const top = 50 + lines.length * rowHeight + 40;
  const height = top + 190;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Every figure as a ratio against its reference in the same run">
<style>${style}</style>
<text class="title" x="10" y="18">Every figure against its reference in the same run</text>
<text x="10" y="36">${escaped(conditionsOf(results))}</text>
${bars.join("\n")}
${growthOf(growth, top)}
</svg>
`;
}

function barOf(line: Line, { y, scale }: Readonly<{ y: number; scale: number }>): string {
  const bound = left + (Object.values(line.bound)[0] ?? 0) * scale;
  return `<text x="10" y="${y + 12}">${escaped(`${line.group}: ${line.name}`)}</text>
<rect class="${isWithinBound(line) ? "bar" : "missed"}" x="${left}" y="${y}" width="${(line.ratio * scale).toFixed(1)}" height="16" rx="3"/>
<line class="bound" x1="${bound.toFixed(1)}" x2="${bound.toFixed(1)}" y1="${y - 3}" y2="${y + 19}"/>
<text x="${left + plotWidth + 12}" y="${y + 12}">${line.ratio.toFixed(2)}× (${escaped(boundText(line))})</text>`;
}

/** Rows on a logarithmic axis; the time of a page relative to the smallest list. */
function growthOf(growth: readonly Growth[], top: number): string {
  const rows = growth[0]?.points.map((point) => point.rows) ?? [];
  const [least, most] = [Math.min(...rows), Math.max(...rows)];
  const x = (count: number) =>
    left + (Math.log(count / least) / Math.max(Math.log(most / least), Number.MIN_VALUE)) * plotWidth;
  const ratios = growth.map(({ points }) => points.map(({ ms }) => ms / (points[0]?.ms ?? ms)));
  const highest = Math.max(2, ...ratios.flat());
  const y = (ratio: number) => top + 140 - (ratio / highest) * 110;
  const paths = growth.map(({ points }, index) => {
    const places = points.map(
      ({ rows: count }, at) => `${x(count).toFixed(1)},${y(ratios[index]?.[at] ?? 1).toFixed(1)}`,
    );
    return `<polyline class="growth" points="${places.join(" ")}"/>`;
  });
  const ticks = rows.map(
    (count) =>
      `<text x="${x(count).toFixed(1)}" y="${top + 158}" text-anchor="middle">${count.toLocaleString("en")}</text>`,
  );
  return `<text class="title" x="10" y="${top + 8}">One page of a list as it grows</text>
<text x="10" y="${top + 30}">time against the smallest list, by rows</text>
<line class="axis" x1="${left}" x2="${left + plotWidth}" y1="${top + 140}" y2="${top + 140}"/>
<line class="bound" x1="${left}" x2="${left + plotWidth}" y1="${y(2).toFixed(1)}" y2="${y(2).toFixed(1)}"/>
<text x="${left + plotWidth + 12}" y="${(y(2) + 4).toFixed(1)}">2×</text>
${paths.join("\n")}
${ticks.join("\n")}`;
}
