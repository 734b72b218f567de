import { ActionIcon, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { messages } from "../../../messages/messages.ts";
import * as icons from "../../../ui/icons.tsx";
import { type ConfidenceLevel, ConfidenceMark } from "../../../ui/invoice/confidence.tsx";
import { LazyTooltip } from "../../../ui/lazy-tooltip.tsx";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { nextZoom, shownZoom } from "./zoom.ts";

/** Legend, page number and zoom. */
export function DocumentToolbar({ pages }: Readonly<{ pages: number }>) {
  const { page, setPage, zoom, setZoom } = useViewer();
  const step = (by: 1 | -1) => setZoom(nextZoom(shownZoom(zoom), by));
  return (
    <Group className={classes.toolbar} justify="space-between" wrap="nowrap">
      <Group gap={2} wrap="nowrap">
        <Legend />
        {pages > 1 && (
          <>
            <Tool label={messages.invoice.previousPage} disabled={page <= 1} onClick={() => setPage(page - 1)}>
              <icons.ChevronLeftIcon />
            </Tool>
            <Text size="sm" className="numbers" aria-live="polite" style={{ whiteSpace: "nowrap" }}>
              {messages.invoice.pageOf(page, pages)}
            </Text>
            <Tool label={messages.invoice.nextPage} disabled={page >= pages} onClick={() => setPage(page + 1)}>
              <icons.ChevronRightIcon />
            </Tool>
          </>
        )}
      </Group>
      <Group gap={2} wrap="nowrap">
        <Tool label={messages.invoice.zoomOut} onClick={() => step(-1)}>
          <icons.ZoomOutIcon />
        </Tool>
        <Text size="sm" c="dimmed" className="numbers" w={52} ta="center" style={{ whiteSpace: "nowrap" }}>
          {zoom === "auto" ? messages.invoice.zoomAuto : `${Math.round(zoom * 100)} %`}
        </Text>
        <Tool label={messages.invoice.zoomIn} onClick={() => step(1)}>
          <icons.ZoomInIcon />
        </Tool>
        <Tool label={messages.invoice.wholeWidth} onClick={() => setZoom(1)}>
          <icons.FitIcon />
        </Tool>
      </Group>
    </Group>
  );
}

const legend: readonly ConfidenceLevel[] = ["sure", "check", "unsure", "corrected"];

/** Legend of the highlights. */
function Legend() {
  return (
    <ul className={classes.legend} aria-label={messages.invoice.highlights}>
      {legend.map((band) => (
        <li key={band}>
          <ConfidenceMark band={band} size={8} /> {messages.terms.confidence[band]}
        </li>
      ))}
    </ul>
  );
}

function Tool(props: Readonly<{ label: string; disabled?: boolean; onClick: () => void; children: ReactNode }>) {
  return (
    <LazyTooltip label={props.label}>
      <ActionIcon aria-label={props.label} disabled={props.disabled ?? false} onClick={props.onClick} size="md">
        {props.children}
      </ActionIcon>
    </LazyTooltip>
  );
}
