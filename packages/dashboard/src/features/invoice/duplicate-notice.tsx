import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatAgo } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { DuplicateIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Points out a possible duplicate with the reasons. */
export function DuplicateNotice({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const [first, ...others] = detail.duplicates;
  if (!first) return null;
  const reasons = first.reasons.map((reason) => messages.invoice.duplicate.reasons[reason]).join(", ");
  return (
    <Notice icon={<DuplicateIcon />} mx="md" my="xs" py="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {messages.invoice.duplicate.notice(formatAgo(first.created_at), reasons)}
          {others.length > 0 ? ` ${messages.invoice.duplicate.more(others.length)}` : ""}
        </Text>
        <Anchor
          size="sm"
          fw={600}
          renderRoot={(props) => (
            <Link to="/invoices/$id/compare/$other" params={{ id: detail.row.id, other: first.id }} {...props} />
          )}
        >
          {messages.invoice.duplicate.compare}
        </Anchor>
      </Group>
    </Notice>
  );
}
