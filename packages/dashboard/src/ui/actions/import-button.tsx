import type { RowImport } from "@inkvoice/contract";
import { Button, FileButton, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { v1 } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../forms/form-alert.tsx";

type Props = Readonly<{ path: string; accept: string; queryKey: readonly string[] }>;

/** Sends a file of rows, and shows how many were stored and which were wrong. */
export function ImportButton({ path, accept, queryKey }: Props) {
  const said = messages.vendors;
  const client = useQueryClient();
  const mayEdit = useMay("edit");
  const load = useMutation({
    mutationFn: async (file: File) => {
      const isJson = /\.(jsonl|ndjson)$/i.test(file.name);
      const type = isJson ? "application/x-ndjson" : "text/csv";
      return await v1.postText<RowImport>(path, { type, text: await file.text() });
    },
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
  if (!mayEdit) return null;
  return (
    <div>
      <FileButton accept={accept} onChange={(file) => file && load.mutate(file)}>
        {(props) => (
          <Button {...props} variant="default" loading={load.isPending}>
            {said.import}
          </Button>
        )}
      </FileButton>
      <FormAlert error={load.error} />
      {load.data && (
        <Text size="sm" mt={4} role="status">
          {said.imported(load.data.created, load.data.updated, load.data.failed)}
          {load.data.errors.slice(0, 5).map(({ row, path: member, message }) => (
            <span key={row}>
              <br />
              {said.wrongRow(row, `${member} ${message}`)}
            </span>
          ))}
        </Text>
      )}
    </div>
  );
}
