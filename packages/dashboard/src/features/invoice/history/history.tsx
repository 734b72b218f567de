import type { CorrectionRow, InvoiceDetail, ReviewNote, ReviewNoteKind } from "@inkvoice/contract/dashboard";
import { Anchor, Text, Timeline } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatMoment } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import {
  CheckIcon,
  CrossIcon,
  EyeIcon,
  PencilIcon,
  PeopleIcon,
  UndoIcon,
  UploadIcon,
  WarningIcon,
} from "../../../ui/icons.tsx";
import { nameOfField } from "../fields/field-model.ts";
import { CommentForm } from "./comment-form.tsx";

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return messages.invoice.nothing;
  if (typeof value === "object") return Object.values(value).join(" · ");
  return String(value);
};

function titleOf({ field, before, after, who }: CorrectionRow, detail: InvoiceDetail): string {
  const name = nameOfField(field, detail.rows);
  const { history } = messages.invoice;
  if (after === null) return history.removed(name, who);
  return before === null ? history.added(name, who) : history.corrected(name, who);
}

const bullets: Readonly<Record<ReviewNoteKind, ReactNode>> = {
  comment: <PencilIcon size={14} />,
  assigned: <PeopleIcon size={14} />,
  approved: <EyeIcon size={14} />,
  rejected: <CrossIcon size={14} />,
  reopened: <UndoIcon size={14} />,
};

function noteTitle({ kind, text, who }: ReviewNote): string {
  const { notes } = messages.review;
  if (kind === "assigned") return text ? notes.assigned(text, who) : notes.unassigned(who);
  return notes[kind](who);
}

/** Events, corrections and comments of an invoice. */
export function History({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  return (
    <>
      <CommentForm detail={detail} />
      <Events detail={detail} />
    </>
  );
}

function Events({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  return (
    <Timeline bulletSize={26} lineWidth={2} active={99} py="xs">
      <Timeline.Item bullet={<UploadIcon size={14} />} title={messages.invoice.history.uploaded}>
        <Moment iso={detail.row.created_at} />
        <Text size="sm" c="dimmed">
          {detail.row.filename}
        </Text>
      </Timeline.Item>
      {detail.completed_at && (
        <Timeline.Item bullet={<CheckIcon size={14} />} title={messages.invoice.history.read}>
          <Moment iso={detail.completed_at} />
        </Timeline.Item>
      )}
      {detail.failed_at && (
        <Timeline.Item bullet={<WarningIcon size={14} />} title={messages.invoice.history.failed}>
          <Moment iso={detail.failed_at} />
        </Timeline.Item>
      )}
      {detail.corrections.map((correction) => (
        <Timeline.Item key={correction.field} bullet={<PencilIcon size={14} />} title={titleOf(correction, detail)}>
          <Moment iso={correction.at} />
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {correction.before !== null && <s>{textOf(correction.before)}</s>}
            {correction.before !== null && correction.after !== null && " → "}
            {correction.after !== null && textOf(correction.after)}
          </Text>
        </Timeline.Item>
      ))}
      {detail.notes.map((note) => (
        <Timeline.Item key={note.id} bullet={bullets[note.kind]} title={noteTitle(note)}>
          <Moment iso={note.at} />
          {note.kind !== "assigned" && note.text && (
            <Text size="sm" style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
              {note.text}
            </Text>
          )}
        </Timeline.Item>
      ))}
      <Timeline.Item bullet={null} title={null}>
        <Anchor size="sm" renderRoot={(props) => <Link to="/deliveries" {...props} />}>
          {messages.invoice.history.deliveries}
        </Anchor>
      </Timeline.Item>
    </Timeline>
  );
}

const Moment = ({ iso }: Readonly<{ iso: string }>) => (
  <Text size="xs" c="dimmed">
    {formatMoment(iso)}
  </Text>
);
