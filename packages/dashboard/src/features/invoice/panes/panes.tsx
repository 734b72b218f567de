import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from "react";
import { messages } from "../../../messages/messages.ts";
import { limitShare, shareAfterKey, shareLimits, usePaneLayout } from "./pane-layout.ts";
import classes from "./panes.module.css";

/** The document and its values, with a divider that is dragged or moved by arrow keys. */
export function Panes({ document, children }: Readonly<{ document: ReactNode; children: ReactNode }>) {
  const [layout] = usePaneLayout();
  const share = { "--share": `${layout[layout.direction] * 100}%` } as CSSProperties;
  return (
    <div className={classes.panes} data-direction={layout.direction} style={share}>
      {document}
      <Divider />
      {children}
    </div>
  );
}

function Divider() {
  const [layout, setLayout] = usePaneLayout();
  const { direction } = layout;
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [at, length] =
      direction === "beside" ? [event.clientX - frame.left, frame.width] : [event.clientY - frame.top, frame.height];
    setLayout({ ...layout, [direction]: limitShare(at / length) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const share = shareAfterKey(layout, event.key);
    if (share === undefined) return;
    // The arrow keys choose fields elsewhere on the page.
    event.preventDefault();
    event.stopPropagation();
    setLayout({ ...layout, [direction]: share });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved is no hr
    <div
      role="separator"
      tabIndex={0}
      className={classes.divider}
      aria-label={messages.invoice.divider}
      aria-orientation={direction === "beside" ? "vertical" : "horizontal"}
      aria-valuenow={Math.round(layout[direction] * 100)}
      aria-valuemin={shareLimits.min * 100}
      aria-valuemax={shareLimits.max * 100}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
