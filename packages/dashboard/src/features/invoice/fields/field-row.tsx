import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Text, UnstyledButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { MemoryIcon, PencilIcon, WarningIcon } from "../../../ui/icons.tsx";
import { ConfidenceLabel } from "../../../ui/invoice/confidence.tsx";
import { LazyTooltip } from "../../../ui/lazy-tooltip.tsx";
import { useFocusAfter } from "../../../ui/use-focus-after.ts";
import { scrollRowIntoPane } from "../document/scroll-into-pane.ts";
import { SuggestionList } from "../doubts/suggestion-list.tsx";
import { candidatesOf } from "../doubts/suggestions.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { FieldEditor } from "./field-editor.tsx";
import type { Field } from "./field-model.ts";
import { displayValue } from "./field-text.ts";
import { useCorrection } from "./use-corrections.ts";

type Props = Readonly<{ field: Field; detail: InvoiceDetail }>;

/** One field: hover and focus highlight it on the page; a second click, Enter or the pencil opens its editor. */
export function FieldRow({ field, detail }: Props) {
  const viewer = useViewer();
  const mayEdit = usePermission("edit");
  const button = useRef<HTMLButtonElement>(null);
  const chosen = viewer.selected === field.path;
  const editing = viewer.editing === field.path;
  const doubting = viewer.cursor !== undefined;
  // The card of the doubt offers the same values.
  const isInCard = chosen && doubting && viewer.cursor !== "end";
  useEffect(() => {
    if (chosen && !editing) scrollRowIntoPane(button.current, doubting);
  }, [chosen, editing, doubting]);
  useFocusAfter(button, editing);
  const choose = () => {
    if (chosen && mayEdit) viewer.edit(field.path);
    else viewer.select(field.path);
    if (field.location) viewer.setPage(field.location.page);
  };
  if (editing) return <FieldEditor field={field} detail={detail} />;
  return (
    <>
      <UnstyledButton
        ref={button}
        className={classes.field}
        data-field={field.path}
        data-chosen={chosen || undefined}
        data-faulty={field.faulty || undefined}
        data-lit={viewer.hovered === field.path || undefined}
        onClick={choose}
        onFocus={() => viewer.hover(field.path)}
        onBlur={() => viewer.hover(undefined)}
        onMouseEnter={() => viewer.hover(field.path)}
        onMouseLeave={() => viewer.hover(undefined)}
      >
        <span className={classes.fieldLabel}>{field.label}</span>
        <span className={`${classes.fieldValue} ${classes.value}`} data-type={field.type}>
          {field.value === undefined ? <Absent field={field} /> : displayValue(field, detail.data)}
        </span>
        <span className={classes.fieldBand}>
          <Marks field={field} />
          {chosen && mayEdit && (
            <span className={classes.editHint}>
              <PencilIcon size={15} />
            </span>
          )}
        </span>
      </UnstyledButton>
      {mayEdit && field.band !== "sure" && !field.correction && !isInCard && (
        <Candidates field={field} detail={detail} />
      )}
    </>
  );
}

function Absent({ field }: Readonly<{ field: Field }>) {
  if (field.needed && !field.correction)
    return (
      <span className={classes.needed}>
        <WarningIcon size={14} /> {messages.invoice.requiredNotFound}
      </span>
    );
  return (
    <Text span c="dimmed" size="sm">
      {messages.invoice.notFound}
    </Text>
  );
}

function Marks({ field }: Readonly<{ field: Field }>) {
  return (
    <>
      {field.faulty && (
        <LazyTooltip label={messages.invoice.doesNotAddUp}>
          <span className={classes.faultMark}>
            <WarningIcon size={14} aria-label={messages.invoice.doesNotAddUp} aria-hidden="false" role="img" />
          </span>
        </LazyTooltip>
      )}
      {field.source && field.source in messages.review.sources && (
        <Text span size="xs" c="dimmed">
          {messages.review.sources[field.source as keyof typeof messages.review.sources]}
        </Text>
      )}
      {field.remembered && (
        <LazyTooltip label={messages.invoice.fromMemory}>
          <span>
            <MemoryIcon size={14} aria-label={messages.invoice.fromMemory} aria-hidden="false" role="img" />
          </span>
        </LazyTooltip>
      )}
      {field.band && <ConfidenceLabel confidence={field.confidence ?? 0} band={field.band} quiet />}
    </>
  );
}

/** Other candidates of a field with low confidence. */
function Candidates({ field, detail }: Props) {
  const correction = useCorrection(detail);
  return (
    <div className={classes.candidates}>
      <SuggestionList
        all={candidatesOf(detail, field)}
        onTake={({ path, value, location }) =>
          correction.mutate({ field: path, value, ...(location ? { location } : {}) })
        }
      />
    </div>
  );
}
