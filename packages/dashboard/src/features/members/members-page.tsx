import type { InvitationRow, LinkView, MemberRow, Role } from "@inkvoice/contract/dashboard";
import { Badge, Button, Group, Modal, NativeSelect, Stack, Switch, Table, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { membersQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { formatMoment } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { ConfirmedDownload } from "../../ui/actions/confirmed-download.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { InviteModal } from "./invite-modal.tsx";
import { LinkToSend } from "./link-to-send.tsx";
import { roleChoices } from "./roles.ts";

export function MembersPage() {
  const view = useQuery(membersQuery);
  const owner = usePermission("administer");
  const [inviting, modal] = useDisclosure(false);
  return (
    <Page
      title={messages.members.title}
      lead={messages.members.lead}
      actions={
        owner && (
          <>
            <ConfirmedDownload variant="default" href="/api/account/export">
              {messages.members.exportAccount}
            </ConfirmedDownload>
            <Button leftSection={<PlusIcon />} onClick={modal.open}>
              {messages.members.invite}
            </Button>
          </>
        )
      }
    >
      <QueryResult query={view}>
        {({ members, invitations, require_second_factor }) => (
          <Stack gap="lg">
            {owner && <RequireFactor required={require_second_factor} />}
            <Card flush>
              <RecordTable label={messages.members.title}>
                {members.map((member) => (
                  <MemberLine key={member.user_id} member={member} owner={owner} />
                ))}
              </RecordTable>
            </Card>
            {invitations.length > 0 && <Invitations invitations={invitations} />}
          </Stack>
        )}
      </QueryResult>
      <InviteModal opened={inviting} onClose={modal.close} path="/invitations" />
    </Page>
  );
}

function RequireFactor({ required }: Readonly<{ required: boolean }>) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (next: boolean) => api.put("/account/second-factor", { required: next }),
    onSettled: () => client.invalidateQueries({ queryKey: ["members"] }),
    onError: (error: Error) => notifications.show({ message: error.message, color: "red" }),
  });
  return (
    <Switch
      label={messages.members.requireFactor}
      description={messages.members.requireFactorHint}
      checked={required}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}

function MemberLine({ member, owner }: Readonly<{ member: MemberRow; owner: boolean }>) {
  const client = useQueryClient();
  const [link, setLink] = useState<LinkView>();
  const refresh = () => client.invalidateQueries({ queryKey: ["members"] });
  const onError = (error: Error) => notifications.show({ message: error.message, color: "red" });
  const path = `/members/${member.user_id}`;
  const change = useMutation({ mutationFn: (role: Role) => api.patch(path, { role }), onSettled: refresh, onError });
  const remove = useMutation({ mutationFn: () => api.delete(path), onSuccess: refresh });
  const reset = useMutation({
    mutationFn: () => api.post<LinkView>(`${path}/reset-link`),
    onSuccess: setLink,
    onError,
  });
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={8}>
          <Text size="sm" fw={550}>
            {member.name}
          </Text>
          {member.you && <Badge variant="default">{messages.members.you}</Badge>}
        </Group>
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {member.email}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end" gap="xs">
          {owner ? (
            <NativeSelect
              size="xs"
              data={roleChoices()}
              value={member.role}
              aria-label={messages.members.roleOf(member.name)}
              onChange={(event) => change.mutate(event.currentTarget.value as Role)}
            />
          ) : (
            <Text size="sm">{messages.terms.roles[member.role]}</Text>
          )}
          {owner && !member.you && (
            <>
              <Button size="xs" variant="default" onClick={() => reset.mutate()} loading={reset.isPending}>
                {messages.members.resetPassword}
              </Button>
              <ConfirmButton
                label={messages.members.remove}
                title={messages.members.removeTitle(member.name)}
                text={messages.members.removeText}
                onConfirm={() => remove.mutateAsync()}
              />
            </>
          )}
        </Group>
        <Modal
          opened={link !== undefined}
          onClose={() => setLink(undefined)}
          title={messages.members.newPasswordFor(member.name)}
        >
          {link && <LinkToSend link={link} />}
        </Modal>
      </Table.Td>
    </Table.Tr>
  );
}

function Invitations({ invitations }: Readonly<{ invitations: readonly InvitationRow[] }>) {
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: (id: string) => api.delete(`/invitations/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: ["members"] }),
  });
  return (
    <div>
      <Title order={2} mb="sm">
        {messages.members.invited}
      </Title>
      <Card flush>
        <RecordTable label={messages.members.invitations}>
          {invitations.map((invitation) => (
            <Table.Tr key={invitation.id}>
              <Table.Td>
                <Text size="sm">{invitation.email}</Text>
                <Text size="xs" c="dimmed">
                  {messages.members.invitedUntil(
                    messages.terms.roles[invitation.role],
                    formatMoment(invitation.expires_at),
                  )}
                </Text>
              </Table.Td>
              <Table.Td ta="right">
                <Button size="xs" variant="default" onClick={() => withdraw.mutate(invitation.id)}>
                  {messages.members.withdraw}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </RecordTable>
      </Card>
    </div>
  );
}
