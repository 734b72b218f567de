import type { ExportFormat } from "@inkvoice/contract/dashboard";
import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { messages } from "../../messages/messages.ts";
import { Dialog, type DialogProps } from "../../ui/form.tsx";
import { DownloadIcon } from "../../ui/icons.tsx";
import { BookingFields } from "./booking-fields.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { type ExportChoice, exportUrl, isAccountingFormat, isTable, loadChoice, saveChoice } from "./export-choice.ts";
import type { ListSearch } from "./filter.ts";

type Wanted = Readonly<{
  search: ListSearch;
  /** Ids of the selected invoices; without it all that match the filters are exported. */
  ids?: ReadonlySet<string>;
}>;

export function ExportButton({ small, ...wanted }: Wanted & Readonly<{ small?: boolean }>) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        size={small ? "xs" : "sm"}
        leftSection={<DownloadIcon size={small ? 15 : 18} />}
        onClick={open}
      >
        {messages.exports.title}
      </Button>
      <ExportDialog {...wanted} opened={opened} onClose={close} />
    </>
  );
}

function ExportDialog({ opened, onClose, ...wanted }: Wanted & DialogProps) {
  const said = messages.exports;
  const many = wanted.ids?.size;
  return (
    <Dialog title={many === undefined ? said.titleAll : said.titleSome(many)} opened={opened} onClose={onClose}>
      <ExportForm {...wanted} onClose={onClose} />
    </Dialog>
  );
}

const groups: readonly Readonly<{ group: "tables" | "booking" | "programs"; formats: readonly ExportFormat[] }>[] = [
  { group: "tables", formats: ["xlsx", "csv", "csv-semicolon"] },
  { group: "booking", formats: ["datev", "lexware", "xero", "quickbooks"] },
  { group: "programs", formats: ["jsonl", "ubl", "cii"] },
];

function ExportForm({ search, ids, onClose }: Wanted & Readonly<{ onClose: () => void }>) {
  const said = messages.exports;
  const [choice, setChoice] = useState<ExportChoice>(() => loadChoice(localStorage));
  const patch = (change: Partial<ExportChoice>) => setChoice((present) => ({ ...present, ...change }));
  return (
    <Stack>
      <NativeSelect
        label={said.format}
        description={said.explained[choice.format]}
        data-autofocus
        value={choice.format}
        onChange={(event) => patch({ format: event.currentTarget.value as ExportFormat })}
        data={groups.map(({ group, formats }) => ({
          group: said.groups[group],
          items: formats.map((value) => ({ value, label: said.formats[value] })),
        }))}
      />
      {isTable(choice.format) && <ColumnChoice chosen={choice.columns} onChange={(columns) => patch({ columns })} />}
      {isAccountingFormat(choice.format) && (
        <BookingFields format={choice.format} booking={choice.booking} onChange={(booking) => patch({ booking })} />
      )}
      {isAccountingFormat(choice.format) && (
        <Text size="xs" c="dimmed">
          {said.leftOut}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {messages.ui.cancel}
        </Button>
        <Button
          component="a"
          href={exportUrl(choice, { search, ...(ids && { ids }) })}
          download
          leftSection={<DownloadIcon size={16} />}
          onClick={() => {
            saveChoice(localStorage, choice);
            onClose();
          }}
        >
          {said.download}
        </Button>
      </Group>
    </Stack>
  );
}
