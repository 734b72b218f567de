import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ActionIcon, Menu } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { shortcutsDialog } from "../../../ui/actions/global-dialogs.ts";
import { useKeyBindings } from "../../../ui/actions/key-bindings.ts";
import * as icons from "../../../ui/icons.tsx";
import { RejectModal } from "../review/reject-modal.tsx";
import { asksBeforeReopening, ReopenModal } from "../review/reopen-modal.tsx";
import { useReopening } from "../review/use-reopening.ts";
import { useMaySplit } from "../split/use-may-split.ts";
import { useViewer } from "../viewer-state.tsx";
import { DeleteItem } from "./delete-item.tsx";
import { DeveloperItems } from "./developer-items.tsx";
import { InvoiceMenuLinks } from "./invoice-menu-links.tsx";
import { JsonModal } from "./json-modal.tsx";
import { RereadModal } from "./reread-modal.tsx";
import { RestoreDuplicatesItem } from "./restore-duplicates-item.tsx";

/** Less common actions of an invoice. */
export function MoreMenu({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { row } = detail;
  const [json, jsonModal] = useDisclosure(false);
  const viewer = useViewer();
  const mayDivide = useMaySplit(detail);
  const [rejecting, rejectModal] = useDisclosure(false);
  const mayEdit = usePermission("edit");
  const [rereading, rereadModal] = useDisclosure(false);
  const mayReject = mayEdit && row.status === "completed" && detail.review !== "rejected";
  const reopening = useReopening(detail);
  const [isAsking, question] = useDisclosure(false);
  useKeyBindings([["r", () => mayReject && rejectModal.open()]]);
  return (
    <>
      <Menu position="bottom-end" width={250} radius="md">
        <Menu.Target>
          <ActionIcon aria-label={messages.invoice.menu.more}>
            <icons.MoreIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <InvoiceMenuLinks detail={detail} />
          {mayEdit && row.status !== "processing" && (
            <Menu.Item leftSection={<icons.RefreshIcon />} onClick={rereadModal.open}>
              {messages.review.failure.ways.reread}
            </Menu.Item>
          )}
          {mayEdit && <RestoreDuplicatesItem detail={detail} />}
          {mayDivide && (
            <Menu.Item leftSection={<icons.SplitIcon />} onClick={() => viewer.divide(true)}>
              {messages.invoice.divide.action}
            </Menu.Item>
          )}
          <DeveloperItems id={row.id} onShowJson={jsonModal.open} />
          <Menu.Divider />
          <Menu.Item leftSection={<icons.KeyboardIcon />} onClick={shortcutsDialog.open} className="needs-keyboard">
            {messages.shortcuts.title}
          </Menu.Item>
          {reopening.isPossible && (
            <Menu.Item
              leftSection={<icons.UndoIcon />}
              onClick={asksBeforeReopening(detail) ? question.open : reopening.start}
            >
              {reopening.isWithdrawal ? messages.review.reopening.withdraw : messages.review.reopening.action}
            </Menu.Item>
          )}
          {mayReject && (
            <Menu.Item leftSection={<icons.CrossIcon />} onClick={rejectModal.open}>
              {messages.review.rejectTitle}
            </Menu.Item>
          )}
          <DeleteItem id={row.id} />
        </Menu.Dropdown>
      </Menu>
      {rejecting && <RejectModal detail={detail} opened onClose={rejectModal.close} />}
      {isAsking && <ReopenModal detail={detail} onReopen={reopening.start} onClose={question.close} />}
      {rereading && <RereadModal detail={detail} onClose={rereadModal.close} />}
      <JsonModal detail={detail} opened={json} onClose={jsonModal.close} />
    </>
  );
}
