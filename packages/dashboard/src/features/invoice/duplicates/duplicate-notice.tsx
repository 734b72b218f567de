import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Group, Text } from "@mantine/core";
import { messages } from "../../../messages/messages.ts";
import { DuplicateIcon } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useViewer } from "../viewer-state.tsx";
import { DuplicateActions } from "./duplicate-actions.tsx";
import { duplicateText } from "./duplicate-text.ts";

/** Points out a possible duplicate with the reasons. During the review it is one of the doubts instead. */
export function DuplicateNotice({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const viewer = useViewer();
  const [first, ...others] = detail.duplicates;
  const isDoubt = viewer.cursor !== undefined && detail.row.status === "completed";
  if (!first || isDoubt) return null;
  return (
    <Notice icon={<DuplicateIcon />} mx="md" my="xs" py="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {duplicateText(first)}
          {others.length > 0 ? ` ${messages.invoice.duplicate.more(others.length)}` : ""}
        </Text>
        <Group gap="xs">
          <DuplicateActions id={detail.row.id} other={first.id} />
        </Group>
      </Group>
    </Notice>
  );
}
