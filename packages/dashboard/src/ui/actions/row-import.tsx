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
import { type ColumnNames, type ImportOutcome, importOutcome, textOfFile } from "./import-outcome.ts";

const summary = ({ created, updated, failed }: ImportOutcome) => messages.vendors.imported(created, updated, failed);

/** Says what an import did, unless `ImportProblems` does, because rows were left out. */
export function notifyImported(outcome: ImportOutcome): void {
  if (outcome.failed === 0) notifications.show({ message: summary(outcome) });
}

type Import = Readonly<{
  path: string;
  queryKey: readonly string[];
  columns: ColumnNames;
  onDone: (outcome: ImportOutcome) => void;
}>;

/** Sends a file of rows: JSON Lines or CSV, by its name. */
export function useRowImport({ path, queryKey, columns, onDone }: Import) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const type = /\.(jsonl|ndjson)$/i.test(file.name) ? "application/x-ndjson" : "text/csv";
      return importOutcome(await v1.postText<RowImport>(path, { type, text: await textOfFile(file) }), columns);
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

const shownProblems = 20;

type ProblemsProps = Readonly<{ outcome: ImportOutcome | undefined; error: Error | null; onClose: () => void }>;

/** The rows of a file that were not stored, with the reasons. */
export function ImportProblems({ outcome, error, onClose }: ProblemsProps) {
  if (!outcome || outcome.failed === 0) return <FormAlert error={error} />;
  const { problems } = outcome;
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
        {problems.slice(0, shownProblems).map(({ row, text }) => (
          <List.Item key={`${row} ${text}`}>{messages.vendors.wrongRow(row, text)}</List.Item>
        ))}
      </List>
      {problems.length > shownProblems && (
        <Text size="sm">{messages.vendors.moreRows(problems.length - shownProblems)}</Text>
      )}
    </Notice>
  );
}
