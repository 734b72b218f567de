import type { DuplicateReason, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatAgo } from "../../format/format.ts";
import { TwinIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";

const reasonTexts: Readonly<Record<DuplicateReason, string>> = {
  same_file: "the same file",
  same_number: "the same vendor and number",
  same_total_and_date: "the same total and date",
};

/** Says that a document looks like another one, and why; what to do about it stays with the person. */
export function DuplicateNotice({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const [first, ...others] = detail.duplicates;
  if (!first) return null;
  const reasons = first.reasons.map((reason) => reasonTexts[reason]).join(", ");
  return (
    <Notice icon={<TwinIcon />} mx="md" my="xs" py="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          Looks like a document uploaded {formatAgo(first.created_at)}: {reasons}.
          {others.length > 0 ? ` And ${others.length} more.` : ""}
        </Text>
        <Anchor
          size="sm"
          fw={600}
          renderRoot={(props) => (
            <Link to="/invoices/$id/compare/$other" params={{ id: detail.row.id, other: first.id }} {...props} />
          )}
        >
          See both side by side
        </Anchor>
      </Group>
    </Notice>
  );
}
