import type { BulkAction, BulkAnswer } from "@inkvoice/contract/dashboard";
import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../api/client.ts";
import { listInvoices } from "../../../api/invoices.ts";
import { errorMessage } from "../../../api/refusal.ts";
import { messages } from "../../../messages/messages.ts";
import type { ListSearch } from "../filter/filter.ts";
import { changeMany, idsMatching } from "./bulk.ts";
import type { Selection } from "./selection.ts";

type Progress = Readonly<{ done: number; of: number }>;
type Bulk = Readonly<{
  run: (action: BulkAction) => void;
  stop: () => void;
  isBusy: boolean;
  /** Undefined while nothing runs. */
  progress: Progress | undefined;
}>;

const send = (body: { action: BulkAction; ids: readonly string[] }) => api.post<BulkAnswer>("/invoices/bulk", body);
/** The action that undoes another, if there is one. */
const undoing: Readonly<Partial<Record<BulkAction, BulkAction>>> = { approve: "reopen", delete: "restore" };

export function useBulkChange({ selection, search }: Readonly<{ selection: Selection; search: ListSearch }>): Bulk {
  const client = useQueryClient();
  const stopped = useRef(false);
  const [progress, setProgress] = useState<Progress>();
  const change = useMutation({
    mutationFn: async (action: BulkAction) => {
      stopped.current = false;
      const ids = selection.everything ? await idsMatching(pagesOf(search)) : [...selection.ids];
      setProgress({ done: 0, of: ids.length });
      const onProgress = (done: number) => setProgress({ done, of: ids.length });
      return changeMany({ action, ids, send, onProgress, isStopped: () => stopped.current });
    },
    onSuccess: (answer, action) => {
      selection.clear();
      tell(client, action, answer);
    },
    onError: (error) => notifications.show({ color: "red", message: error.message }),
    onSettled: () => {
      setProgress(undefined);
      void refresh(client);
    },
  });
  return {
    run: (action) => change.mutate(action),
    stop: () => {
      stopped.current = true;
    },
    isBusy: change.isPending,
    progress,
  };
}

const pagesOf = (search: ListSearch) => (cursor: string | undefined) => listInvoices(search, { limit: 100, cursor });

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all(["invoices", "invoice", "trash"].map((name) => client.invalidateQueries({ queryKey: [name] })));
}

/** Reports the result, with an undo button where undoing is possible. */
function tell(client: QueryClient, action: BulkAction, { done, left }: BulkAnswer): void {
  const said = messages.invoices.bulk;
  const back = undoing[action];
  const undo = async () => {
    notifications.hide(action);
    if (!back) return;
    await changeMany({ action: back, ids: done, send, onProgress: () => undefined, isStopped: () => false });
    await refresh(client);
  };
  const [first] = left;
  notifications.show({
    id: action,
    autoClose: 10_000,
    color: first ? "yellow" : "ink",
    message: (
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {done.length > 0 && said.did[action](done.length)}{" "}
          {first && said.left(left.length, errorMessage(first.error))}
        </Text>
        {back && done.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => void undo()}>
            {said.undo}
          </Button>
        )}
      </Group>
    ),
  });
}
