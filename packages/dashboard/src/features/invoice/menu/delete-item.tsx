import { Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { v1 } from "../../../api/client.ts";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { TrashIcon } from "../../../ui/icons.tsx";

/** Needs no confirmation: the trash can restore it. */
export function DeleteItem({ id }: Readonly<{ id: string }>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayEdit = usePermission("edit");
  const remove = useMutation({
    mutationFn: () => v1.delete(`/invoices/${id}`),
    onSuccess: async () => {
      await navigate({ to: "/" });
      client.removeQueries({ queryKey: ["invoice", id] });
      for (const queryKey of [["invoices"], ["trash"]]) void client.invalidateQueries({ queryKey });
      notifications.show({ message: messages.invoice.menu.deleted });
    },
    onError: (error) => notifications.show({ message: error.message, color: "red" }),
  });
  if (!mayEdit) return null;
  return (
    <Menu.Item leftSection={<TrashIcon />} color="red" onClick={() => remove.mutate()}>
      {messages.invoice.menu.delete}
    </Menu.Item>
  );
}
