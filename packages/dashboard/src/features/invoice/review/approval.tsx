import { type ApprovalProblem, approvalProblems, type InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, List, Modal, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { usePermission, useSession } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { useDraftSaver } from "../drafts/draft-saver.tsx";
import { useViewer } from "../viewer-state.tsx";
import { approvalProblemText } from "./approval-problem-text.ts";
import { hasApproved } from "./approval-progress.ts";
import { absentFields, undoLog } from "./undo-log.ts";
import { useDecision } from "./use-decision.ts";

type Approval = Readonly<{
  /** Saves drafts, asks about problems, then approves. */
  approve(): void;
  isPending: boolean;
  /** Whether this person may approve this invoice now. */
  isPossible: boolean;
}>;

const ApprovalContext = createContext<Approval | undefined>(undefined);

export function useApproval(): Approval {
  const approval = useContext(ApprovalContext);
  if (!approval) throw new Error("useApproval is used outside of an ApprovalProvider");
  return approval;
}

/** Provides the approval for every button and key of an invoice. */
export function ApprovalProvider({ detail, children }: Readonly<{ detail: InvoiceDetail; children: ReactNode }>) {
  const client = useQueryClient();
  const viewer = useViewer();
  const saver = useDraftSaver();
  const decision = useDecision(detail);
  const mayEdit = usePermission("edit");
  const { id: personId } = useSession().user;
  const [problems, setProblems] = useState<readonly ApprovalProblem[]>([]);
  const { id, status } = detail.row;
  const approval = useMemo((): Approval => {
    async function approve(): Promise<void> {
      const refused = await saver.saveAll();
      if (refused !== undefined) return showRefused(viewer, refused);
      const fresh = client.getQueryData<InvoiceDetail>(["invoice", id]) ?? detail;
      const found = approvalProblems(fresh, absentFields(undoLog.snapshot(), id));
      if (found.length > 0) setProblems(found);
      else decision.give({ review: "approved" });
    }
    const isOpen = status === "completed" && detail.review !== "approved";
    const isPossible = mayEdit && isOpen && !hasApproved(detail, personId);
    return { approve: () => void (isPossible && approve()), isPending: decision.isPending, isPossible };
  }, [client, viewer, saver, decision, mayEdit, personId, id, status, detail]);
  const close = () => setProblems([]);
  const approveAnyway = () => {
    close();
    decision.give({ review: "approved" });
  };
  return (
    <ApprovalContext value={approval}>
      {children}
      <Modal opened={problems.length > 0} onClose={close} title={messages.review.approveAnyway.title}>
        <Stack gap="sm">
          <List size="sm">
            {problems.map((problem) => (
              <List.Item key={approvalProblemText(problem)}>{approvalProblemText(problem)}</List.Item>
            ))}
          </List>
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              {messages.ui.back}
            </Button>
            <Button onClick={approveAnyway}>{messages.review.approveAnyway.confirm}</Button>
          </Group>
        </Stack>
      </Modal>
    </ApprovalContext>
  );
}

/** Opens the input with the refused value, which shows the reason. */
function showRefused(viewer: ReturnType<typeof useViewer>, path: string): void {
  if (viewer.cursor !== undefined && viewer.cursor !== "end") viewer.goTo({ path });
  else viewer.edit(path);
}
