import type { OperatorAccountRow } from "@inkvoice/contract/dashboard";
import { Button, Group, NativeSelect, Table, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useSession } from "../../api/session.ts";
import { formatAgo, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmedDownload } from "../../ui/actions/confirmed-download.tsx";
import { TypedConfirmButton } from "../../ui/actions/typed-confirm-button.tsx";
import { InviteModal } from "../members/invite-modal.tsx";
import { planChoices } from "./plan-choices.ts";

/** One account with its plan and the actions of the operator. */
export function AccountLine({ account }: Readonly<{ account: OperatorAccountRow }>) {
  const client = useQueryClient();
  const { account: own } = useSession();
  const [inviting, modal] = useDisclosure(false);
  const setPlan = useMutation({
    mutationFn: (plan: string) => api.patch(`/operator/accounts/${account.id}`, { plan }),
    onSettled: () => client.invalidateQueries({ queryKey: ["operator"] }),
  });
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550}>
          {account.name}
        </Text>
        <Text size="xs" c="dimmed">
          {messages.operator.opened(account.id, formatAgo(account.created_at))}
        </Text>
      </Table.Td>
      <Table.Td data-right className="numbers" data-label={messages.operator.columns.members}>
        {formatNumber(account.members)}
      </Table.Td>
      <Table.Td data-right className="numbers" data-label={messages.operator.columns.invoices}>
        {formatNumber(account.invoices)}
      </Table.Td>
      <Table.Td>
        <NativeSelect
          size="xs"
          miw={120}
          data={planChoices()}
          value={account.plan}
          aria-label={messages.operator.planOf(account.name)}
          onChange={(event) => setPlan.mutate(event.currentTarget.value)}
        />
      </Table.Td>
      <Table.Td data-right>
        <Group justify="flex-end" gap="xs">
          <Button size="xs" variant="default" onClick={modal.open}>
            {messages.operator.inviteOwner}
          </Button>
          <ConfirmedDownload
            size="xs"
            variant="default"
            href={`/api/operator/accounts/${account.id}/export`}
            aria-label={messages.operator.exportAccount(account.name)}
          >
            {messages.operator.export}
          </ConfirmedDownload>
          {account.id !== own.id && (
            <TypedConfirmButton
              label={messages.operator.delete}
              title={messages.operator.deleteTitle(account.name)}
              text={messages.operator.deleteText}
              word={account.name}
              onConfirm={(name) =>
                api
                  .delete(`/operator/accounts/${account.id}`, { name })
                  .then(() => client.invalidateQueries({ queryKey: ["operator"] }))
              }
            />
          )}
        </Group>
        <InviteModal
          opened={inviting}
          onClose={modal.close}
          path={`/operator/accounts/${account.id}/invitations`}
          firstRole="owner"
        />
      </Table.Td>
    </Table.Tr>
  );
}
