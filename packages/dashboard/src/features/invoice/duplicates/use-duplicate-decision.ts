import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, v1 } from "../../../api/client.ts";
import { messages } from "../../../messages/messages.ts";
import { notifyWithUndo } from "../../../ui/actions/notify-with-undo.tsx";

type Handlers = Readonly<{
  onKeptBoth?: () => void;
  onDeleted?: (deleted: string) => void;
}>;

/** Decides about two possible duplicates: both are kept and never compared again, or one goes to the trash. */
export function useDuplicateDecision(
  pair: readonly [string, string],
  { onKeptBoth = () => undefined, onDeleted = () => undefined }: Handlers = {},
) {
  const client = useQueryClient();
  const refresh = async () => {
    const stale = ["invoice", "invoices", "trash"].map((name) => client.invalidateQueries({ queryKey: [name] }));
    await Promise.all(stale);
  };
  const onError = (error: Error) => notifications.show({ message: error.message, color: "red" });
  const keepBoth = useMutation({
    mutationFn: () => v1.post(`/invoices/${pair[0]}/duplicates/${pair[1]}/dismiss`),
    onSuccess: () => {
      onKeptBoth();
      void refresh();
      const undo = () => v1.post(`/invoices/${pair[0]}/duplicates/${pair[1]}/restore`).then(refresh);
      notifyWithUndo({ message: messages.invoice.duplicate.keptBoth, undo });
    },
    onError,
  });
  const deleteOne = useMutation({
    mutationFn: (id: string) => v1.delete(`/invoices/${id}`),
    onSuccess: (_deleted, id) => {
      onDeleted(id);
      client.removeQueries({ queryKey: ["invoice", id] });
      void refresh();
      const undo = () => api.post(`/trash/${id}/restore`).then(refresh);
      notifyWithUndo({ message: messages.invoice.menu.deleted, undo });
    },
    onError,
  });
  return {
    keepBoth: () => keepBoth.mutate(),
    deleteOne: (id: string) => deleteOne.mutate(id),
    isPending: keepBoth.isPending || deleteOne.isPending,
  };
}
