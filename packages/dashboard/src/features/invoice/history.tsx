import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Anchor, Text, Timeline } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "../../format/format.ts";
import { CheckIcon, EyeIcon, PencilIcon, UploadIcon, WarningIcon } from "../../ui/icons.tsx";
import { fieldSpecs } from "./field-model.ts";

const nameOf = (path: string) => {
  const spec = fieldSpecs.find((candidate) => candidate.path === path);
  if (!spec) return path.replaceAll("_", " ").replace(/\.(\d+)\./, (_, index: string) => ` ${Number(index) + 1}, `);
  return spec.group === "Vendor" || spec.group === "Customer"
    ? `${spec.group} ${spec.label.toLowerCase()}`
    : spec.label;
};
const textOf = (value: unknown) => (value === null || value === undefined ? "nothing" : String(value));

export function History({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  return (
    <Timeline bulletSize={26} lineWidth={2} active={99} py="xs">
      <Timeline.Item bullet={<UploadIcon size={14} />} title="Uploaded">
        <Moment iso={detail.row.created_at} />
        <Text size="sm" c="dimmed">
          {detail.row.filename}
        </Text>
      </Timeline.Item>
      {detail.completed_at && (
        <Timeline.Item bullet={<CheckIcon size={14} />} title="Read">
          <Moment iso={detail.completed_at} />
        </Timeline.Item>
      )}
      {detail.failed_at && (
        <Timeline.Item bullet={<WarningIcon size={14} />} title="Could not be read">
          <Moment iso={detail.failed_at} />
        </Timeline.Item>
      )}
      {detail.corrections.map((correction) => (
        <Timeline.Item
          key={correction.field}
          bullet={<PencilIcon size={14} />}
          title={`${nameOf(correction.field)} corrected by ${correction.who}`}
        >
          <Moment iso={correction.at} />
          <Text size="sm">
            <s>{textOf(correction.before)}</s> → {textOf(correction.after)}
          </Text>
        </Timeline.Item>
      ))}
      {detail.reviewed && (
        <Timeline.Item bullet={<EyeIcon size={14} />} title={`Looked at by ${detail.reviewed.who}`}>
          <Moment iso={detail.reviewed.at} />
        </Timeline.Item>
      )}
      <Timeline.Item bullet={null} title={null}>
        <Anchor size="sm" renderRoot={(props) => <Link to="/deliveries" {...props} />}>
          Webhook deliveries
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
