import type { CreateExportBody, ExportPreview, ExportRecord } from "@inkvoice/contract";
import type { ExportFormat } from "@inkvoice/contract/export-formats";
import { Button, Group, List, NativeSelect, Radio, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { v1 } from "../../../api/client.ts";
import { messages } from "../../../messages/messages.ts";
import { Dialog, type DialogProps } from "../../../ui/forms/dialog.tsx";
import { FormAlert } from "../../../ui/forms/form-alert.tsx";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { isFiltered, type ListSearch } from "../filter/filter.ts";
import { BookingFields } from "./booking-fields.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import {
  type ExportChoice,
  exportBody,
  hasSettings,
  includesOf,
  isTable,
  loadChoice,
  missingSettings,
  rejectedExportSetting,
  saveChoice,
  withFormat,
} from "./export-choice.ts";

/** The invoices to export. */
export type WantedExport = Readonly<{
  search: ListSearch;
  /** Ids of the selected invoices; without it all that match the filters are exported. */
  ids?: ReadonlySet<string>;
}>;

const titleOfAll = (search: ListSearch) => (isFiltered(search) ? messages.exports.titleAll : messages.exports.title);

export function ExportDialog({ opened, onClose, ...wanted }: WantedExport & DialogProps) {
  const said = messages.exports;
  const many = wanted.ids?.size;
  // Closed when it is first rendered: a dialog returns the focus to what had it when it opened.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(opened), [opened]);
  return (
    <Dialog
      title={many === undefined ? titleOfAll(wanted.search) : said.titleSome(many)}
      size="lg"
      opened={isOpen}
      onClose={onClose}
    >
      <ExportForm {...wanted} onClose={onClose} />
    </Dialog>
  );
}

const groups: readonly Readonly<{
  group: "tables" | "booking" | "payments" | "programs";
  formats: readonly ExportFormat[];
}>[] = [
  { group: "tables", formats: ["xlsx", "csv", "csv-semicolon", "csv-lines"] },
  { group: "booking", formats: ["datev", "lexware", "xero", "quickbooks", "odoo", "erpnext", "sage"] },
  { group: "payments", formats: ["sepa"] },
  { group: "programs", formats: ["jsonl", "ubl-zip", "cii-zip"] },
];

function ExportForm({ search, ids, onClose }: WantedExport & Readonly<{ onClose: () => void }>) {
  const said = messages.exports;
  const client = useQueryClient();
  const [choice, setChoice] = useState<ExportChoice>(() => loadChoice(localStorage));
  const patch = (change: Partial<ExportChoice>) => setChoice((present) => ({ ...present, ...change }));
  const missing = missingSettings(choice);
  const body = exportBody(choice, { search, ...(ids && { ids }) });
  const preview = usePreview(body, missing.length === 0);
  const create = useMutation({
    mutationFn: () => v1.post<ExportRecord>("/exports", body),
    onSuccess: ({ id }) => {
      saveChoice(localStorage, choice);
      for (const queryKey of [["invoices"], ["invoice"], ["exports"]]) void client.invalidateQueries({ queryKey });
      onClose();
      location.assign(`/v1/exports/${id}/file`);
    },
  });
  const included = preview.data?.counts.included ?? 0;
  const error = create.error ?? preview.error;
  const refused = rejectedExportSetting(choice.format, error);
  return (
    <Stack>
      <NativeSelect
        label={said.format}
        description={said.explained[choice.format]}
        data-autofocus
        value={choice.format}
        onChange={(event) => setChoice(withFormat(choice, event.currentTarget.value as ExportFormat))}
        data={groups.map(({ group, formats }) => ({
          group: said.groups[group],
          items: formats.map((value) => ({ value, label: said.formats[value] })),
        }))}
      />
      <Radio.Group
        label={said.which}
        value={choice.include}
        onChange={(include) => patch({ include: include as ExportChoice["include"] })}
      >
        <Stack gap={6} mt={6}>
          {includesOf(choice.format).map((include) => (
            <Radio key={include} value={include} label={said.include[include]} />
          ))}
        </Stack>
      </Radio.Group>
      {isTable(choice.format) && <ColumnChoice chosen={choice.columns} onChange={(columns) => patch({ columns })} />}
      {hasSettings(choice.format) && (
        <BookingFields
          key={choice.format}
          format={choice.format}
          settings={choice.settings}
          refused={refused}
          isSending={create.isPending}
          onChange={(settings) => patch({ settings })}
        />
      )}
      <Counts missing={missing.map((key) => said.booking[key])} preview={preview.data} />
      <FormAlert error={refused ? null : error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {messages.ui.cancel}
        </Button>
        <Button
          leftSection={<DownloadIcon size={16} />}
          disabled={included === 0}
          loading={create.isPending}
          onClick={() => create.mutate()}
        >
          {said.download}
        </Button>
      </Group>
    </Stack>
  );
}

/** Counts the invoices of the choice without exporting them. */
function usePreview(body: CreateExportBody, isPossible: boolean) {
  return useQuery({
    queryKey: ["exports", "preview", body],
    queryFn: () => v1.post<ExportPreview>("/exports", { ...body, dry_run: true }),
    enabled: isPossible,
    staleTime: 0,
  });
}

type CountsProps = Readonly<{ missing: readonly string[]; preview: ExportPreview | undefined }>;

/** Number of invoices in the file, and those left out by reason. */
function Counts({ missing, preview }: CountsProps) {
  const said = messages.exports;
  if (missing.length > 0)
    return (
      <Text size="sm" c="var(--band-check-text)">
        {said.missing(missing.join(", "))}
      </Text>
    );
  if (!preview) return null;
  const reasons = Object.entries(preview.counts.left_out).flatMap(([reason, count = 0]) =>
    count > 0 ? [[reason as keyof typeof said.leftOut, count] as const] : [],
  );
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {said.included(preview.counts.included)}
      </Text>
      {reasons.length > 0 && (
        <List size="sm" c="dimmed">
          {reasons.map(([reason, count]) => (
            <List.Item key={reason}>{said.leftOut[reason](count)}</List.Item>
          ))}
        </List>
      )}
    </div>
  );
}
