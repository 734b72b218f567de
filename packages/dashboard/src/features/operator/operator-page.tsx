import { planNames, plans } from "@inkvoice/contract";
import type { LinkView, OperatorAccountRow } from "@inkvoice/contract/dashboard";
import { Button, Group, NativeSelect, Table, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { operatorAccountsQuery } from "../../api/queries.ts";
import { useSession } from "../../api/session.ts";
import { formatAgo, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmedDownload } from "../../ui/actions/confirmed-download.tsx";
import { TypedConfirmButton } from "../../ui/actions/typed-confirm-button.tsx";
import { Dialog, type DialogProps } from "../../ui/forms/dialog.tsx";
import { Form, OneTimeResult } from "../../ui/forms/form.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { InviteModal } from "../members/invite-modal.tsx";
import { LinkForm } from "../members/link-form.tsx";

/** Each plan with its limits. */
const planChoices = () =>
  planNames.map((value) => {
    const { perMinute, perHour } = plans[value];
    return { value, label: messages.operator.limits(formatNumber(perMinute), formatNumber(perHour)) };
  });

export function OperatorPage() {
  const accounts = useQuery(operatorAccountsQuery);
  const [opening, modal] = useDisclosure(false);
  const [resetting, resetDialog] = useDisclosure(false);
  const [removing, factorsDialog] = useDisclosure(false);
  return (
    <Page
      title={messages.operator.title}
      lead={messages.operator.lead}
      actions={
        <>
          <Button variant="default" onClick={resetDialog.open}>
            {messages.operator.newPassword}
          </Button>
          <Button variant="default" onClick={factorsDialog.open}>
            {messages.operator.lostFactor}
          </Button>
          <Button leftSection={<PlusIcon />} onClick={modal.open}>
            {messages.operator.newAccount}
          </Button>
        </>
      }
      wide
    >
      <QueryResult query={accounts}>
        {({ accounts: rows }) => (
          <Card flush>
            <RecordTable
              label={messages.operator.accounts}
              columns={[
                { name: messages.operator.columns.account },
                { name: messages.operator.columns.members, align: "right" },
                { name: messages.operator.columns.invoices, align: "right" },
                { name: messages.operator.columns.plan },
              ]}
            >
              {rows.map((account) => (
                <AccountLine key={account.id} account={account} />
              ))}
            </RecordTable>
          </Card>
        )}
      </QueryResult>
      <NewAccount opened={opening} onClose={modal.close} />
      <Dialog title={messages.operator.newPassword} opened={resetting} onClose={resetDialog.close}>
        <ResetForm onClose={resetDialog.close} />
      </Dialog>
      <Dialog title={messages.operator.lostFactor} opened={removing} onClose={factorsDialog.close}>
        <LostFactorsForm onClose={factorsDialog.close} />
      </Dialog>
    </Page>
  );
}

function AccountLine({ account }: Readonly<{ account: OperatorAccountRow }>) {
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

/** For people in several accounts: an account's owner may not reset their password. */
function ResetForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const make = (email: string) => api.post<LinkView>("/operator/reset-links", { email });
  return <LinkForm make={make} onClose={onClose} />;
}

/** For a person who lost both phone and recovery codes. */
function LostFactorsForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const [email, setEmail] = useState("");
  const remove = useMutation({
    mutationFn: () => api.post<{ removed: number }>("/operator/lost-factors", { email }),
  });
  if (remove.data)
    return (
      <OneTimeResult onDone={onClose}>
        <Text size="sm">
          {remove.data.removed === 0 ? messages.operator.hadNoFactor(email) : messages.operator.factorsRemoved(email)}
        </Text>
      </OneTimeResult>
    );
  return (
    <Form sending={remove} submit={messages.operator.removeFactors} onCancel={onClose}>
      <Text size="sm">{messages.operator.removeFactorsText}</Text>
      <TextInput
        label={messages.ui.email}
        type="email"
        required
        data-autofocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </Form>
  );
}

function NewAccount(dialog: DialogProps) {
  return (
    <Dialog title={messages.operator.newAccount} {...dialog}>
      <NewAccountForm onClose={dialog.onClose} />
    </Dialog>
  );
}

function NewAccountForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [plan, setPlan] = useState("free");
  const create = useMutation({
    mutationFn: () => api.post("/operator/accounts", { name, plan }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["operator"] });
      onClose();
    },
  });
  return (
    <Form sending={create} submit={messages.operator.open} onCancel={onClose}>
      <TextInput
        label={messages.ui.name}
        required
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={messages.operator.plan}
        data={planChoices()}
        value={plan}
        onChange={(event) => setPlan(event.currentTarget.value)}
      />
    </Form>
  );
}
