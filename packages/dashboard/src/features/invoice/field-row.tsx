import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Text, Tooltip, UnstyledButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useMay } from "../../api/session.ts";
import { BandLabel } from "../../ui/band.tsx";
import { MemoryIcon, PencilIcon } from "../../ui/icons.tsx";
import { FieldEditor } from "./field-editor.tsx";
import { displayValue, type Field } from "./field-model.ts";
import classes from "./viewer.module.css";
import { useViewer } from "./viewer-state.tsx";

type Props = Readonly<{ field: Field; detail: InvoiceDetail }>;

/** One field: hovering or focusing lights its place on the page; a second click, Enter or the pencil corrects it. */
export function FieldRow({ field, detail }: Props) {
  const viewer = useViewer();
  const mayEdit = useMay("edit");
  const button = useRef<HTMLButtonElement>(null);
  const chosen = viewer.selected === field.path;
  const editing = viewer.editing === field.path;
  useEffect(() => {
    if (chosen && !editing) button.current?.scrollIntoView({ block: "nearest" });
  }, [chosen, editing]);
  const choose = () => {
    if (chosen && mayEdit) viewer.edit(field.path);
    else viewer.select(field.path);
    if (field.location) viewer.setPage(field.location.page);
  };
  if (editing) return <FieldEditor field={field} detail={detail} />;
  return (
    <UnstyledButton
      ref={button}
      className={classes.field}
      data-field={field.path}
      data-chosen={chosen || undefined}
      data-lit={viewer.hovered === field.path || undefined}
      onClick={choose}
      onFocus={() => viewer.hover(field.path)}
      onBlur={() => viewer.hover(undefined)}
      onMouseEnter={() => viewer.hover(field.path)}
      onMouseLeave={() => viewer.hover(undefined)}
    >
      <span className={classes.fieldLabel}>{field.label}</span>
      <span className={classes.fieldValue} data-type={field.type}>
        {field.value === undefined ? (
          <Text span c="dimmed" size="sm">
            not read
          </Text>
        ) : (
          displayValue(field, detail.data)
        )}
      </span>
      <span className={classes.fieldBand}>
        {field.remembered && (
          <Tooltip label="From this vendor's remembered corrections">
            <span>
              <MemoryIcon size={14} aria-label="From memory" aria-hidden="false" role="img" />
            </span>
          </Tooltip>
        )}
        {field.band && <BandLabel confidence={field.confidence ?? 0} band={field.band} quiet />}
        {chosen && mayEdit && (
          <span className={classes.editHint}>
            <PencilIcon size={15} />
          </span>
        )}
      </span>
    </UnstyledButton>
  );
}
