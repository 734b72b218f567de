import type { CorrectionRow, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Anchor, Text, Timeline } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "../../format/format.ts";
import { CheckIcon, EyeIcon, PencilIcon, UploadIcon, WarningIcon } from "../../ui/icons.tsx";
import { words } from "../../words/words.ts";
import { nameOfField } from "./field-model.ts";

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return words.invoice.nothing;
  if (typeof value === "object") return Object.values(value).join(" · ");
  return String(value);
};

function titleOf({ field, before, after, who }: CorrectionRow, detail: InvoiceDetail): string {
  const name = nameOfField(field, detail.rows);
  const { history } = words.invoice;
  if (after === null) return history.removed(name, who);
  return before === null ? history.added(name, who) : history.corrected(name, who);
}

export function History({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  return (
    <Timeline bulletSize={26} lineWidth={2} active={99} py="xs">
      <Timeline.Item bullet={<UploadIcon size={14} />} title={words.invoice.history.uploaded}>
        <Moment iso={detail.row.created_at} />
        <Text size="sm" c="dimmed">
          {detail.row.filename}
        </Text>
      </Timeline.Item>
      {detail.completed_at && (
        <Timeline.Item bullet={<CheckIcon size={14} />} title={words.invoice.history.read}>
          <Moment iso={detail.completed_at} />
        </Timeline.Item>
      )}
      {detail.failed_at && (
        <Timeline.Item bullet={<WarningIcon size={14} />} title={words.invoice.history.failed}>
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
      {detail.reviewed && (
        <Timeline.Item bullet={<EyeIcon size={14} />} title={words.invoice.lookedAtBy(detail.reviewed.who)}>
          <Moment iso={detail.reviewed.at} />
        </Timeline.Item>
      )}
      <Timeline.Item bullet={null} title={null}>
        <Anchor size="sm" renderRoot={(props) => <Link to="/deliveries" {...props} />}>
          {words.invoice.history.deliveries}
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
