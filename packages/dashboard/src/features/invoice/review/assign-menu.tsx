import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ActionIcon, Avatar, Menu, Tooltip } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../api/client.ts";
import { readInvoice } from "../../../api/invoices.ts";
import { membersQuery } from "../../../api/queries.ts";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { useKeyBindings } from "../../../ui/actions/key-bindings.ts";
import { CheckIcon, PeopleIcon } from "../../../ui/icons.tsx";

/** Shows and changes the assignee. */
export function AssignMenu({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { assignee, row } = detail;
  const client = useQueryClient();
  const mayEdit = usePermission("edit");
  const [opened, setOpened] = useState(false);
  const members = useQuery({ ...membersQuery, enabled: opened });
  const assign = useMutation({
    mutationFn: async (userId: string | null) => {
      await api.put(`/invoices/${row.id}/assignee`, { user_id: userId });
      return readInvoice(row.id);
    },
    onSuccess: (fresh) => {
      client.setQueryData(["invoice", row.id], fresh);
      void client.invalidateQueries({ queryKey: ["assignments"] });
    },
    onError: (error) => notifications.show({ message: error.message, color: "red" }),
  });
  const button = useRef<HTMLButtonElement>(null);
  const choose = (userId: string | null) => {
    // Out of the menu before it disappears.
    button.current?.focus();
    assign.mutate(userId);
  };
  useKeyBindings([["g", () => mayEdit && setOpened(true)]]);
  if (!mayEdit) return null;
  const label = assignee ? messages.review.assignedTo(assignee.name) : messages.review.assign;
  return (
    <Menu position="bottom-end" width={240} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <ActionIcon ref={button} aria-label={label} loading={assign.isPending}>
          {assignee ? <Avatar size={24} name={assignee.name} color="initials" /> : <PeopleIcon />}
        </ActionIcon>
      </Menu.Target>
      <Tooltip label={label} target={button} />
      <Menu.Dropdown>
        <Menu.Label>{messages.review.assign}</Menu.Label>
        {members.data?.members
          .filter((member) => member.role !== "viewer")
          .map((member) => (
            <Menu.Item
              key={member.user_id}
              rightSection={member.user_id === assignee?.id ? <CheckIcon size={15} /> : null}
              onClick={() => choose(member.user_id)}
            >
              {member.name}
            </Menu.Item>
          ))}
        {assignee && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => choose(null)}>{messages.review.unassign}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
