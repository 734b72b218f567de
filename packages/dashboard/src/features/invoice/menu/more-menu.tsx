import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ActionIcon, Menu } from "@mantine/core";
import { useClipboard, useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { Link } from "@tanstack/react-router";
import { useMay } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { shortcutsDialog } from "../../../ui/actions/global-dialogs.ts";
import { useKeyBindings } from "../../../ui/actions/key-bindings.ts";
import * as icons from "../../../ui/icons.tsx";
import { RejectModal } from "../review/reject-modal.tsx";
import { useMaySplit } from "../split/use-may-split.ts";
import { useViewer } from "../viewer-state.tsx";
import { DeleteItem } from "./delete-item.tsx";
import { JsonModal } from "./json-modal.tsx";
import { RereadModal } from "./reread-modal.tsx";
import { RestoreDuplicatesItem } from "./restore-duplicates-item.tsx";

/** The two syntaxes of EN 16931; their names are not translated. */
const drafts = [
  ["ubl", "UBL 2.1"],
  ["cii", "CII (EN 16931)"],
] as const;

/** Less common actions of an invoice. */
export function MoreMenu({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { row } = detail;
  const clipboard = useClipboard();
  const [json, jsonModal] = useDisclosure(false);
  const viewer = useViewer();
  const mayDivide = useMaySplit(detail);
  const [rejecting, rejectModal] = useDisclosure(false);
  const mayEdit = useMay("edit");
  const [rereading, rereadModal] = useDisclosure(false);
  const mayReject = mayEdit && row.status === "completed" && detail.review !== "rejected";
  useKeyBindings([["r", () => mayReject && !viewer.editing && rejectModal.open()]]);
  const copyCurl = () => {
    clipboard.copy(`curl ${location.origin}/v1/invoices/${row.id} -H "Authorization: Bearer $INKVOICE_API_KEY"`);
    notifications.show({ message: messages.invoice.menu.curlCopied });
  };
  return (
    <>
      <Menu position="bottom-end" width={250} radius="md">
        <Menu.Target>
          <ActionIcon aria-label={messages.invoice.menu.more}>
            <icons.MoreIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<icons.DownloadIcon />} component="a" href={`/api/invoices/${row.id}/file`} download>
            {messages.invoice.menu.download}
          </Menu.Item>
          {detail.data && (
            <>
              <Menu.Label>{messages.invoice.menu.draft}</Menu.Label>
              {drafts.map(([format, name]) => (
                <Menu.Item
                  key={format}
                  leftSection={<icons.InvoiceIcon />}
                  component="a"
                  href={`/api/invoices/${row.id}/einvoice?format=${format}`}
                  download
                >
                  {name}
                </Menu.Item>
              ))}
            </>
          )}
          {detail.data && (
            <Menu.Item
              leftSection={<icons.OrderIcon />}
              renderRoot={(props) => <Link to="/invoices/$id/match" params={{ id: row.id }} {...props} />}
            >
              {messages.orders.compare}
            </Menu.Item>
          )}
          {detail.vendor_id !== null && (
            <Menu.Item
              leftSection={<icons.BuildingIcon />}
              renderRoot={(props) => <Link to="/vendors/$id" params={{ id: detail.vendor_id ?? "" }} {...props} />}
            >
              {messages.vendors.openVendor}
            </Menu.Item>
          )}
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
          <Menu.Label>{messages.shell.developers}</Menu.Label>
          <Menu.Item leftSection={<icons.BookIcon />} onClick={jsonModal.open}>
            {messages.invoice.menu.json}
          </Menu.Item>
          <Menu.Item leftSection={<icons.CopyIcon />} onClick={copyCurl}>
            {messages.invoice.menu.curl}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<icons.KeyboardIcon />} onClick={shortcutsDialog.open} className="needs-keyboard">
            {messages.shortcuts.title}
          </Menu.Item>
          {mayReject && (
            <Menu.Item leftSection={<icons.CrossIcon />} onClick={rejectModal.open}>
              {messages.review.rejectTitle}
            </Menu.Item>
          )}
          <DeleteItem id={row.id} />
        </Menu.Dropdown>
      </Menu>
      {rejecting && <RejectModal detail={detail} opened onClose={rejectModal.close} />}
      {rereading && <RereadModal detail={detail} onClose={rereadModal.close} />}
      <JsonModal detail={detail} opened={json} onClose={jsonModal.close} />
    </>
  );
}
