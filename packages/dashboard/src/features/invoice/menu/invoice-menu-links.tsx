import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Menu } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { messages } from "../../../messages/messages.ts";
import * as icons from "../../../ui/icons.tsx";

/** The two syntaxes of EN 16931; their names are not translated. */
const drafts = [
  ["ubl", "UBL 2.1"],
  ["cii", "CII (EN 16931)"],
] as const;

/** Downloads of an invoice, and links to its order and vendor. */
export function InvoiceMenuLinks({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { id } = detail.row;
  return (
    <>
      <Menu.Item leftSection={<icons.DownloadIcon />} component="a" href={`/api/invoices/${id}/file`} download>
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
              href={`/api/invoices/${id}/einvoice?format=${format}`}
              download
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Item
            leftSection={<icons.OrderIcon />}
            renderRoot={(props) => <Link to="/invoices/$id/match" params={{ id }} {...props} />}
          >
            {messages.orders.compare}
          </Menu.Item>
        </>
      )}
      {detail.vendor_id !== null && (
        <Menu.Item
          leftSection={<icons.BuildingIcon />}
          renderRoot={(props) => <Link to="/vendors/$id" params={{ id: detail.vendor_id ?? "" }} {...props} />}
        >
          {messages.vendors.openVendor}
        </Menu.Item>
      )}
    </>
  );
}
