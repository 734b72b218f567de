import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Text } from "@mantine/core";
import { useSession } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { PeopleIcon } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { approvalText, hasApproved, missingApprovals } from "./approval-progress.ts";

/** Tells who has approved and how many approvals are missing, while some are. */
export function ApprovalsNotice({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { user } = useSession();
  const text = approvalText(detail);
  if (text === undefined || missingApprovals(detail) === 0 || detail.row.status !== "completed") return null;
  return (
    <Notice icon={<PeopleIcon />} mx="md" my="xs" py="xs">
      <Text size="sm">
        {text} {hasApproved(detail, user.id) && messages.review.approvals.othersMust}
      </Text>
    </Notice>
  );
}
