import type { HandedLink, OperatorAccountRow } from "@inkvoice/contract/dashboard";
import { Button, NativeSelect, Table, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { operatorAccountsQuery } from "../../api/queries.ts";
import { useSession } from "../../api/session.ts";
import { formatAgo, formatNumber } from "../../format/format.ts";
import { Dialog, type DialogProps, Form, Handed } from "../../ui/form.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { Records } from "../../ui/records.tsx";
import { TypedConfirmButton } from "../../ui/typed-confirm-button.tsx";
import { InviteModal } from "../members/invite-modal.tsx";
import { LinkForm } from "../members/link-form.tsx";

const planChoices = [
  { value: "free", label: "Free" },
  { value: "pro", label: "Pro" },
  { value: "enterprise", label: "Enterprise" },
];

export function OperatorPage() {
  const accounts = useQuery(operatorAccountsQuery);
  const [opening, modal] = useDisclosure(false);
  const [resetting, resetDialog] = useDisclosure(false);
  const [removing, factorsDialog] = useDisclosure(false);
  return (
    <Page
      title="All accounts"
      lead="For whoever runs this server. A plan decides how many requests an account may make; documents stay its own."
      actions={
        <>
          <Button variant="default" onClick={resetDialog.open}>
            New password for somebody
          </Button>
          <Button variant="default" onClick={factorsDialog.open}>
            Lost second factor
          </Button>
          <Button leftSection={<PlusIcon />} onClick={modal.open}>
            New account
          </Button>
        </>
      }
    >
      <Loaded query={accounts}>
        {({ accounts: rows }) => (
          <Card flush>
            <Records
              label="Accounts"
              columns={[
                { name: "Account" },
                { name: "Members", align: "right" },
                { name: "Invoices", align: "right" },
                { name: "Plan" },
              ]}
            >
              {rows.map((account) => (
                <AccountLine key={account.id} account={account} />
              ))}
            </Records>
          </Card>
        )}
      </Loaded>
      <NewAccount opened={opening} onClose={modal.close} />
      <Dialog title="New password for somebody" opened={resetting} onClose={resetDialog.close}>
        <ResetForm onClose={resetDialog.close} />
      </Dialog>
      <Dialog title="Lost second factor" opened={removing} onClose={factorsDialog.close}>
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
          {account.id} · opened {formatAgo(account.created_at)}
        </Text>
      </Table.Td>
      <Table.Td data-right className="numbers" data-label="Members">
        {formatNumber(account.members)}
      </Table.Td>
      <Table.Td data-right className="numbers" data-label="Invoices">
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
      <Table.Td data-right>
        <Button size="xs" variant="default" onClick={modal.open}>
          Invite an owner
        </Button>
        <Button
          size="xs"
          variant="default"
          component="a"
          href={`/api/operator/accounts/${account.id}/export`}
          aria-label={`Export ${account.name}`}
          download
        >
          Export
        </Button>
        {account.id !== own.id && (
          <TypedConfirmButton
            label="Delete"
            title={`Delete ${account.name}?`}
            text="Its invoices and files, events, webhooks, keys, members and its audit log are deleted. Nothing brings them back."
            word={account.name}
            onConfirm={(name) =>
              api
                .delete(`/operator/accounts/${account.id}`, { name })
                .then(() => client.invalidateQueries({ queryKey: ["operator"] }))
            }
          />
        )}
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

/** For people whose sign-in opens several accounts: no account's owner may reset those. */
function ResetForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const make = (email: string) => api.post<HandedLink>("/operator/reset-links", { email });
  return <LinkForm make={make} onClose={onClose} />;
}

/** For whoever lost the phone and the recovery codes. */
function LostFactorsForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const [email, setEmail] = useState("");
  const remove = useMutation({
    mutationFn: () => api.post<{ removed: number }>("/operator/lost-factors", { email }),
  });
  if (remove.data)
    return (
      <Handed onDone={onClose}>
        <Text size="sm">
          {remove.data.removed === 0
            ? `${email} had no second factor.`
            : `${email} has no second factor any more and is signed out everywhere.`}
        </Text>
      </Handed>
    );
  return (
    <Form sending={remove} submit="Remove the second factors" onCancel={onClose}>
      <Text size="sm">
        Be sure that it is really them who ask: from then on the password alone lets them in. It is written into the
        audit log.
      </Text>
      <TextInput
        label="Email"
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
    <Dialog title="New account" {...dialog}>
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
    <Form sending={create} submit="Open the account" onCancel={onClose}>
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
    </Form>
  );
}
