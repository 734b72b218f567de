import type { RowImport } from "@inkvoice/contract";
import { Button, FileButton, List } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { v1 } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../forms/form-alert.tsx";
import { UploadIcon, WarningIcon } from "../icons.tsx";
import { Notice } from "../notice.tsx";

type Import = UseMutationResult<RowImport, Error, File>;

const summary = ({ created, updated, failed }: RowImport) => messages.vendors.imported(created, updated, failed);

/** Sends a file of rows: JSON Lines or CSV, by its name. */
export function useRowImport(path: string, queryKey: readonly string[]): Import {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file) => {
      const type = /\.(jsonl|ndjson)$/i.test(file.name) ? "application/x-ndjson" : "text/csv";
      return await v1.postText<RowImport>(path, { type, text: await file.text() });
    },
    onSuccess: (done) => {
      if (done.failed === 0) notifications.show({ message: summary(done) });
      return client.invalidateQueries({ queryKey });
    },
  });
}

export function ImportButton({ load, accept }: Readonly<{ load: Import; accept: string }>) {
  const mayEdit = useMay("edit");
  if (!mayEdit) return null;
  return (
    <FileButton accept={accept} onChange={(file) => file && load.mutate(file)}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<UploadIcon />} loading={load.isPending}>
          {messages.vendors.import}
        </Button>
      )}
    </FileButton>
  );
}

const shownErrors = 20;

/** The rows of a file that were not stored, with the reasons. */
export function ImportProblems({ load }: Readonly<{ load: Import }>) {
  if (!load.data || load.data.failed === 0) return <FormAlert error={load.error} />;
  return (
    <Notice
      mb="md"
      role="alert"
      icon={<WarningIcon />}
      title={summary(load.data)}
      withCloseButton
      closeButtonLabel={messages.ui.close}
      onClose={load.reset}
    >
      <List size="sm">
        {load.data.errors.slice(0, shownErrors).map(({ row, path, message }) => (
          <List.Item key={row}>{messages.vendors.wrongRow(row, [path, message].filter(Boolean).join(" "))}</List.Item>
        ))}
      </List>
    </Notice>
  );
}
