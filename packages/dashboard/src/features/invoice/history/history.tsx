import type { InvoiceDetail, ReviewNote, ReviewNoteKind } from "@inkvoice/contract/dashboard";
import { Anchor, Text, Timeline } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatAuthor, formatMoment } from "../../../format/format.ts";
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
import { CommentForm } from "./comment-form.tsx";
import { type Change, type HistoryEntry, historyEntries } from "./history-entries.ts";

const bullets: Readonly<Record<ReviewNoteKind, ReactNode>> = {
  comment: <PencilIcon size={14} />,
  assigned: <PeopleIcon size={14} />,
  approved: <EyeIcon size={14} />,
  rejected: <CrossIcon size={14} />,
  reopened: <UndoIcon size={14} />,
};

function noteTitle({ kind, text, rule_id: ruleId, ...note }: ReviewNote): string {
  const { notes } = messages.review;
  const who = formatAuthor(note.who);
  if (ruleId !== undefined) return notes.assignedByRule(text, who);
  if (kind === "assigned") return text ? notes.assigned(text, who) : notes.unassigned(who);
  if (kind === "approved" && text) return notes.approvedOf(who, text);
  return notes[kind](who);
}

/** The text of other notes is part of their title. */
const hasOwnText = ({ kind, text }: ReviewNote) => text !== "" && (kind === "comment" || kind === "rejected");

/** Events, corrections and comments of an invoice. */
export function History({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  return (
    <>
      <CommentForm detail={detail} />
      <Events detail={detail} />
    </>
  );
}

const ends = {
  uploaded: <UploadIcon size={14} />,
  read: <CheckIcon size={14} />,
  failed: <WarningIcon size={14} />,
} as const;

function Events({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  return (
    <Timeline bulletSize={26} lineWidth={2} active={99} py="xs">
      {historyEntries(detail).map((entry) => (
        <Timeline.Item key={entry.key} bullet={bulletOf(entry)} title={titleOf(entry)}>
          <Moment iso={entry.at} />
          {entry.kind === "uploaded" && (
            <Text size="sm" c="dimmed">
              {detail.row.filename}
            </Text>
          )}
          {entry.kind === "corrected" && <Changes changes={entry.changes} />}
          {entry.kind === "note" && hasOwnText(entry.note) && (
            <Text size="sm" style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
              {entry.note.text}
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

function bulletOf(entry: HistoryEntry): ReactNode {
  if (entry.kind === "note") return bullets[entry.note.kind];
  return entry.kind === "corrected" ? <PencilIcon size={14} /> : ends[entry.kind];
}

function titleOf(entry: HistoryEntry): string {
  const { history } = messages.invoice;
  if (entry.kind === "note") return noteTitle(entry.note);
  if (entry.kind !== "corrected") return history[entry.kind];
  const { changes } = entry;
  const who = formatAuthor(entry.who);
  const [only] = changes;
  if (!only || changes.length > 1) return history.correctedMany(changes.length, who);
  if (only.after === undefined) return history.removed(only.name, who);
  return only.before === undefined ? history.added(only.name, who) : history.corrected(only.name, who);
}

/** Old and new values; several changes of one action with their names. */
function Changes({ changes }: Readonly<{ changes: readonly Change[] }>) {
  return changes.map(({ field, name, before, after }) => (
    <Text key={field} size="sm" style={{ overflowWrap: "anywhere" }}>
      {changes.length > 1 && `${name}: `}
      {before !== undefined && <s>{before}</s>}
      {before !== undefined && after !== undefined && " → "}
      {after}
    </Text>
  ));
}

const Moment = ({ iso }: Readonly<{ iso: string }>) => (
  <Text size="xs" c="dimmed">
    {formatMoment(iso)}
  </Text>
);
