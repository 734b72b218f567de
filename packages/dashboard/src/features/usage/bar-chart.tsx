import { Text } from "@mantine/core";
import { useId, useState } from "react";
import { formatDay, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import classes from "./usage.module.css";

export type Bar = Readonly<{
  day: string;
  parts: readonly Readonly<{ value: number; tone: "main" | "bad" }>[];
  text: string;
}>;

const height = 120;
const gap = 0.28;

/** A bar chart by day. The text below shows the hovered day; a table for screen readers holds all days. */
export function BarChart({
  title,
  bars,
  ceiling,
  unit = formatNumber,
}: Readonly<{ title: string; bars: readonly Bar[]; ceiling?: number; unit?: (value: number) => string }>) {
  const [at, setAt] = useState<number>();
  const heading = useId();
  const totals = bars.map((bar) => bar.parts.reduce((sum, part) => sum + part.value, 0));
  const top = ceiling ?? Math.max(1e-9, ...totals);
  const isEmpty = totals.every((total) => total === 0);
  const shown = at === undefined ? bars.at(-1) : bars[at];
  return (
    <figure className={classes.chart} aria-labelledby={heading}>
      <figcaption>
        <Text fw={600} size="sm" id={heading}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {shown ? messages.usage.onDay(formatDay(shown.day), shown.text) : ""}
        </Text>
      </figcaption>
      <div className={classes.scale} aria-hidden="true">
        <span>{unit(isEmpty ? 0 : top)}</span>
      </div>
      <svg
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        className={classes.bars}
        aria-hidden="true"
        onMouseLeave={() => setAt(undefined)}
      >
        {bars.map((bar, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: pointing is a convenience; the table below says every day
          <g
            key={bar.day}
            onMouseEnter={() => setAt(index)}
            data-at={index === at || undefined}
            className={classes.bar}
          >
            <rect x={index} y={0} width={1} height={height} fill="transparent" />
            {stack(bar, top).map((part) => (
              <rect
                key={part.tone}
                x={index + gap / 2}
                y={part.y}
                width={1 - gap}
                height={part.height}
                data-tone={part.tone}
                rx={0.12}
              />
            ))}
            <rect x={index + gap / 2} y={height - 1} width={1 - gap} height={1} data-tone="floor" />
          </g>
        ))}
      </svg>
      {isEmpty && (
        <Text size="sm" c="dimmed" className={classes.nothing}>
          {messages.usage.nothingYet}
        </Text>
      )}
      <div className={classes.axis} aria-hidden="true">
        <span>{bars[0] ? formatDay(bars[0].day) : ""}</span>
        <span>{formatDay(bars[bars.length >> 1]?.day ?? "")}</span>
        <span>{bars.length > 0 ? formatDay(bars.at(-1)?.day ?? "") : ""}</span>
      </div>
      <table className="visually-hidden">
        <caption>{title}</caption>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.day}>
              <th scope="row">{formatDay(bar.day)}</th>
              <td>{bar.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function stack(bar: Bar, top: number) {
  let y = height;
  return bar.parts.map((part) => {
    const size = Math.min(height, (part.value / top) * height);
    y -= size;
    return { tone: part.tone, y, height: size };
  });
}
