import type { OperatorAccountRow } from "@inkvoice/contract/dashboard";
import { Button, Group, Modal, NativeSelect, Stack, Table, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { operatorAccountsQuery } from "../../api/queries.ts";
import { formatAgo, formatNumber } from "../../format/format.ts";
import { ErrorState, Splash } from "../../shell/states.tsx";
import { FormAlert } from "../../ui/form-alert.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { InviteModal } from "../members/invite-modal.tsx";

const planChoices = [
  { value: "free", label: "Free" },
  { value: "pro", label: "Pro" },
  { value: "enterprise", label: "Enterprise" },
];

export function OperatorPage() {
  const accounts = useQuery(operatorAccountsQuery);
  const [opening, modal] = useDisclosure(false);
  return (
    <Page
      title="All accounts"
      lead="For whoever runs this server. A plan decides how many requests an account may make; documents stay its own."
      actions={
        <Button leftSection={<PlusIcon />} onClick={modal.open}>
          New account
        </Button>
      }
    >
      {accounts.isPending ? (
        <Splash />
      ) : accounts.isError ? (
        <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />
      ) : (
        <Card flush>
          <Table.ScrollContainer minWidth={640}>
            <Table horizontalSpacing="lg" aria-label="Accounts">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Account</Table.Th>
                  <Table.Th ta="right">Members</Table.Th>
                  <Table.Th ta="right">Invoices</Table.Th>
                  <Table.Th>Plan</Table.Th>
                  <Table.Th>
                    <span className="visually-hidden">Actions</span>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {accounts.data.accounts.map((account) => (
                  <AccountLine key={account.id} account={account} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Card>
      )}
      <NewAccount opened={opening} onClose={modal.close} />
    </Page>
  );
}

function AccountLine({ account }: Readonly<{ account: OperatorAccountRow }>) {
  const client = useQueryClient();
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
          {account.id} · since {formatAgo(account.created_at)}
        </Text>
      </Table.Td>
      <Table.Td ta="right" className="numbers">
        {formatNumber(account.members)}
      </Table.Td>
      <Table.Td ta="right" className="numbers">
        {formatNumber(account.invoices)}
      </Table.Td>
      <Table.Td>
        <NativeSelect
          size="xs"
          data={planChoices}
          value={account.plan}
          aria-label={`Plan of ${account.name}`}
          onChange={(event) => setPlan.mutate(event.currentTarget.value)}
        />
      </Table.Td>
      <Table.Td ta="right">
        <Button size="xs" variant="default" onClick={modal.open}>
          Invite an owner
        </Button>
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

function NewAccount({ opened, onClose }: Readonly<{ opened: boolean; onClose: () => void }>) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [plan, setPlan] = useState("free");
  const create = useMutation({
    mutationFn: () => api.post("/operator/accounts", { name, plan }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["operator"] });
      setName("");
      onClose();
    },
  });
  return (
    <Modal opened={opened} onClose={onClose} title="New account">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <Stack>
          <FormAlert error={create.error} />
          <TextInput
            label="Name"
            required
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NativeSelect
            label="Plan"
            data={planChoices}
            value={plan}
            onChange={(event) => setPlan(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Open the account
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
