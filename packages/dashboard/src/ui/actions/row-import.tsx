import type { RowImport } from "@inkvoice/contract";
import { Button, FileButton, List, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { v1 } from "../../api/client.ts";
import { usePermission } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../forms/form-alert.tsx";
import { UploadIcon, WarningIcon } from "../icons.tsx";
import { Notice } from "../notice.tsx";

const summary = ({ created, updated, failed }: RowImport) => messages.vendors.imported(created, updated, failed);

/** Says what an import did, unless `ImportProblems` does, because rows were left out. */
export function notifyImported(outcome: RowImport): void {
  if (outcome.failed === 0) notifications.show({ message: summary(outcome) });
}

/** Sends a file of rows: JSON Lines or CSV, by its name. */
export function useRowImport(path: string, queryKey: readonly string[], onDone: (outcome: RowImport) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const type = /\.(jsonl|ndjson)$/i.test(file.name) ? "application/x-ndjson" : "text/csv";
      return await v1.postText<RowImport>(path, { type, text: await file.text() });
    },
    onSuccess: (outcome) => {
      onDone(outcome);
      return client.invalidateQueries({ queryKey });
    },
  });
}

type ButtonProps = Readonly<{ accept: string; isPending: boolean; onFile: (file: File) => void }>;

export function ImportButton({ accept, isPending, onFile }: ButtonProps) {
  const mayEdit = usePermission("edit");
  const reset = useRef<() => void>(null);
  if (!mayEdit) return null;
  return (
    <FileButton
      accept={accept}
      resetRef={reset}
      onChange={(file) => {
        // The same file can be chosen again, after it was mended.
        reset.current?.();
        if (file) onFile(file);
      }}
    >
      {(props) => (
        <Button {...props} variant="default" leftSection={<UploadIcon />} loading={isPending}>
          {messages.vendors.import}
        </Button>
      )}
    </FileButton>
  );
}

const shownErrors = 20;

type ProblemsProps = Readonly<{ outcome: RowImport | undefined; error: Error | null; onClose: () => void }>;

/** The rows of a file that were not stored, with the reasons. */
export function ImportProblems({ outcome, error, onClose }: ProblemsProps) {
  if (!outcome || outcome.failed === 0) return <FormAlert error={error} />;
  const { errors } = outcome;
  return (
    <Notice
      mb="md"
      role="alert"
      icon={<WarningIcon />}
      title={summary(outcome)}
      withCloseButton
      closeButtonLabel={messages.ui.close}
      onClose={onClose}
    >
      <List size="sm">
        {errors.slice(0, shownErrors).map(({ row, path, message }) => (
          <List.Item key={`${row} ${path} ${message}`}>
            {messages.vendors.wrongRow(row, [path, message].filter(Boolean).join(" "))}
          </List.Item>
        ))}
      </List>
      {errors.length > shownErrors && <Text size="sm">{messages.vendors.moreRows(errors.length - shownErrors)}</Text>}
    </Notice>
  );
}
