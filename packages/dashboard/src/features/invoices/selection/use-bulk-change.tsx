import type { BulkAction, BulkAnswer, BulkBody } from "@inkvoice/contract/dashboard";
import { notifications } from "@mantine/notifications";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../api/client.ts";
import { listInvoices } from "../../../api/invoices.ts";
import type { ListSearch } from "../filter/filter.ts";
import { changeMany, idsMatching, joinAnswers } from "./bulk.ts";
import { notifyOfResult } from "./bulk-result.tsx";
import type { Selection } from "./selection.ts";

type Progress = Readonly<{ done: number; of: number }>;
/** Asked while some of the invoices have problems that a person should see before their approval. */
export type ApprovalQuestion = Readonly<{ answer: BulkAnswer; approveAnyway: () => void; close: () => void }>;
type Bulk = Readonly<{
  run: (action: BulkAction) => void;
  stop: () => void;
  isBusy: boolean;
  /** Undefined while nothing runs. */
  progress: Progress | undefined;
  question: ApprovalQuestion | undefined;
}>;

const send = (body: BulkBody) => api.post<BulkAnswer>("/invoices/bulk", body);
/** The action that undoes another, if there is one. */
const undoing: Readonly<Partial<Record<BulkAction, BulkAction>>> = { approve: "reopen", delete: "restore" };

/** `asked`: the answer whose invoices with problems are approved anyway. */
type Change = Readonly<{ action: BulkAction; asked?: BulkAnswer }>;

export function useBulkChange({ selection, search }: Readonly<{ selection: Selection; search: ListSearch }>): Bulk {
  const client = useQueryClient();
  const stopped = useRef(false);
  const [progress, setProgress] = useState<Progress>();
  const [asked, setAsked] = useState<BulkAnswer>();
  const change = useMutation({
    mutationFn: async ({ action, asked }: Change) => {
      stopped.current = false;
      const ids = asked ? asked.questioned.map(({ id }) => id) : await selectedIds(selection, search);
      setProgress({ done: 0, of: ids.length });
      const onProgress = (done: number) => setProgress({ done, of: ids.length });
      const isStopped = () => stopped.current;
      const answer = await changeMany({ action, ids, anyway: asked !== undefined, send, onProgress, isStopped });
      return asked ? joinAnswers({ ...asked, questioned: [] }, answer) : answer;
    },
    onSuccess: (answer, { action }) => {
      const { questioned } = answer;
      selection.chooseOnly(questioned.map(({ id }) => id));
      if (questioned.length > 0) setAsked(answer);
      else tell(client, action, answer);
    },
    onError: (error) => notifications.show({ color: "red", message: error.message }),
    onSettled: () => {
      setProgress(undefined);
      void refresh(client);
    },
  });
  const question = asked && {
    answer: asked,
    approveAnyway: () => {
      setAsked(undefined);
      change.mutate({ action: "approve", asked });
    },
    close: () => {
      setAsked(undefined);
      if (asked.done.length + asked.unchanged.length + asked.left.length > 0) tell(client, "approve", asked);
    },
  };
  return {
    run: (action) => change.mutate({ action }),
    stop: () => {
      stopped.current = true;
    },
    isBusy: change.isPending,
    progress,
    question,
  };
}

async function selectedIds(selection: Selection, search: ListSearch): Promise<readonly string[]> {
  if (!selection.everything) return [...selection.ids];
  return await idsMatching((cursor) => listInvoices(search, { limit: 100, cursor }));
}

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all(["invoices", "invoice", "trash"].map((name) => client.invalidateQueries({ queryKey: [name] })));
}

function tell(client: QueryClient, action: BulkAction, answer: BulkAnswer): void {
  const back = undoing[action];
  const undo = async (action: BulkAction) => {
    await changeMany({ action, ids: answer.done, send, onProgress: () => undefined, isStopped: () => false });
    await refresh(client);
  };
  notifyOfResult({ action, answer, undo: back && (() => void undo(back)) });
}
