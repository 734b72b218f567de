import { Menu } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { messages } from "../../../messages/messages.ts";
import * as icons from "../../../ui/icons.tsx";

/** The invoice's record as JSON, and the command that requests it from the API. */
export function DeveloperItems({ id, onShowJson }: Readonly<{ id: string; onShowJson: () => void }>) {
  const clipboard = useClipboard();
  const copyCurl = () => {
    clipboard.copy(`curl ${location.origin}/v1/invoices/${id} -H "Authorization: Bearer $INKVOICE_API_KEY"`);
    notifications.show({ message: messages.invoice.menu.curlCopied });
  };
  return (
    <>
      <Menu.Label>{messages.shell.developers}</Menu.Label>
      <Menu.Item leftSection={<icons.BookIcon />} onClick={onShowJson}>
        {messages.invoice.menu.json}
      </Menu.Item>
      <Menu.Item leftSection={<icons.CopyIcon />} onClick={copyCurl}>
        {messages.invoice.menu.curl}
      </Menu.Item>
    </>
  );
}
