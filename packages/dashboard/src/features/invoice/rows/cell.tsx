import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { UnstyledButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { usePermission } from "../../../api/session.ts";
import { formatShortDay } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { ConfidenceMark } from "../../../ui/invoice/confidence.tsx";
import { useFocusAfter } from "../../../ui/use-focus-after.ts";
import { scrollRowIntoPane } from "../document/scroll-into-pane.ts";
import type { Field } from "../fields/field-model.ts";
import { displayValue } from "../fields/field-text.ts";
import { isNumeric, listOf, type Row } from "../fields/row-model.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { CellEditor } from "./cell-editor.tsx";

type Props = Readonly<{ field: Field; detail: InvoiceDetail; rows: readonly Row[] }>;

/** Short form for tables: numeric dates, and no currency, which the totals show. */
const inTable = (field: Field) =>
  field.type === "date" && field.value !== undefined ? formatShortDay(String(field.value)) : displayValue(field, null);

/** One cell of a table; cells of line items are edited in place. */
export function Cell({ field, detail, rows }: Props) {
  const viewer = useViewer();
  const mayEdit = usePermission("edit");
  const button = useRef<HTMLButtonElement>(null);
  const chosen = viewer.selected === field.path;
  const doubting = viewer.cursor !== undefined;
  const isEditing = viewer.editing === field.path && listOf(field.path) === "line_items";
  useFocusAfter(button, isEditing);
  useEffect(() => {
    if (chosen) scrollRowIntoPane(button.current, doubting);
  }, [chosen, doubting]);
  if (isEditing) return <CellEditor field={field} detail={detail} rows={rows} />;
  return (
    <UnstyledButton
      ref={button}
      className={classes.cell}
      data-type={field.type}
      data-field={field.path}
      data-chosen={chosen || undefined}
      data-faulty={field.faulty || undefined}
      data-lit={viewer.hovered === field.path || undefined}
      aria-label={messages.invoice.valueOf(field.label, displayValue(field, detail.data) || messages.invoice.notFound)}
      onClick={() => {
        if (chosen && mayEdit) viewer.edit(field.path);
        else viewer.select(field.path);
        if (field.location) viewer.setPage(field.location.page);
      }}
      onFocus={() => viewer.hover(field.path)}
      onBlur={() => viewer.hover(undefined)}
      onMouseEnter={() => viewer.hover(field.path)}
      onMouseLeave={() => viewer.hover(undefined)}
    >
      {field.band && field.band !== "sure" && <ConfidenceMark band={field.band} size={8} />}
      <span className={`${classes.value} ${isNumeric(field.type) ? "numbers" : ""}`}>{inTable(field) || "–"}</span>
    </UnstyledButton>
  );
}
