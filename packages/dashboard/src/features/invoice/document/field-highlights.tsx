import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useEffect, useMemo, useRef } from "react";
import { messages } from "../../../messages/messages.ts";
import type { Field } from "../fields/field-model.ts";
import { displayValue } from "../fields/field-text.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { scrollIntoPane } from "./scroll-into-pane.ts";

type FieldHighlightsProps = Readonly<{ detail: InvoiceDetail; fields: readonly Field[]; page: number }>;

/** The highlights of the fields on one page. */
export function FieldHighlights({ detail, fields, page }: FieldHighlightsProps) {
  const here = useMemo(() => fields.filter((field) => field.location?.page === page), [fields, page]);
  return here.map((field) => <FieldHighlight key={field.path} field={field} detail={detail} />);
}

function FieldHighlight({ field, detail }: Readonly<{ field: Field; detail: InvoiceDetail }>) {
  const viewer = useViewer();
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = viewer.selected === field.path;
  const isDoubting = viewer.cursor !== undefined;
  // Only when the field is selected or its page has loaded, not while somebody scrolls.
  useEffect(() => {
    if (isChosen) scrollIntoPane(button.current?.closest("[data-pages]"), button.current, isDoubting);
  }, [isChosen, isDoubting]);
  const [x0, y0, x1, y1] = field.location?.box ?? [0, 0, 0, 0];
  const name = messages.invoice.valueOf(field.label, displayValue(field, detail.data));
  return (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      data-place
      className={classes.place}
      data-band={field.band ?? "sure"}
      data-faulty={field.faulty || undefined}
      data-lit={isChosen ? "chosen" : viewer.hovered === field.path ? "hovered" : undefined}
      title={name}
      aria-label={name}
      style={{
        left: `${x0 * 100}%`,
        top: `${y0 * 100}%`,
        width: `${(x1 - x0) * 100}%`,
        height: `${(y1 - y0) * 100}%`,
      }}
      onMouseEnter={() => viewer.hover(field.path)}
      onMouseLeave={() => viewer.hover(undefined)}
      onClick={() => viewer.select(field.path)}
    />
  );
}
