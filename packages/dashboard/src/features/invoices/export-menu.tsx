import { Button, Menu } from "@mantine/core";
import { queryString } from "../../api/client.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import type { InvoiceFilter } from "./filter.ts";

/** Exports what the filters select, all of it, not only the rows on the screen. */
export function ExportMenu({ filter }: Readonly<{ filter: InvoiceFilter }>) {
  const query = queryString(filter);
  return (
    <Menu position="bottom-end" radius="md">
      <Menu.Target>
        <Button variant="default" leftSection={<DownloadIcon />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={`/api/invoices/export.csv${query}`} download>
          CSV for any program
        </Menu.Item>
        <Menu.Item component="a" href={`/api/invoices/export.xlsx${query}`} download>
          XLSX for spreadsheets
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
