import type { SessionRow } from "@inkvoice/contract/dashboard";
import { Badge, Box, Button, Group, PasswordInput, Stack, Table, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { sessionsQuery } from "../../api/queries.ts";
import { useSession } from "../../api/session.ts";
import { formatAgo } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { TypedConfirmButton } from "../../ui/actions/typed-confirm-button.tsx";
import { Form, NewPassword } from "../../ui/forms/form.tsx";
import { UnsavedChanges } from "../../ui/forms/unsaved-changes.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { ProviderCard, ProviderError } from "./provider-card.tsx";
import { SecondFactors } from "./second-factors.tsx";

export function SettingsPage() {
  const { problem } = useSearch({ from: "/inside/settings" });
  const { has_password: hasPassword } = useSession();
  return (
    <Page title={messages.session.settings.title} lead={messages.session.settings.lead}>
      <Stack gap="lg">
        <ProviderError problem={problem} />
        {hasPassword && (
          <Card>
            <PasswordForm />
          </Card>
        )}
        <ProviderCard />
        <SecondFactors />
        <Sessions />
        <LeaveForGood />
      </Stack>
    </Page>
  );
}

function LeaveForGood() {
  const { user } = useSession();
  if (user.operator) return null;
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {messages.session.settings.leaveText}
      </Text>
      <TypedConfirmButton
        label={messages.session.settings.leave}
        title={messages.session.settings.leaveTitle}
        text={messages.session.settings.leaveWarning}
        word={user.email}
        onConfirm={(name) => api.delete("/person", { name }).then(() => location.assign("/"))}
      />
    </Group>
  );
}

function PasswordForm() {
  const client = useQueryClient();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const change = useMutation({
    mutationFn: () => api.post("/password", { current, next }),
    onSuccess: () => {
      setCurrent("");
      setNext("");
      notifications.show({ message: messages.session.settings.changed });
      void client.invalidateQueries({ queryKey: ["sessions"] });
    },
  });
  return (
    <Box maw={420}>
      {/* A browser may fill in the current password. */}
      <UnsavedChanges exist={next !== "" && !change.isPending} />
      <Form sending={change} submit={messages.session.settings.changePassword}>
        <Title order={2}>{messages.session.settings.changePassword}</Title>
        <PasswordInput
          label={messages.session.settings.currentPassword}
          autoComplete="current-password"
          required
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <NewPassword label={messages.session.newPassword} value={next} onChange={setNext} />
      </Form>
    </Box>
  );
}

function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ["sessions"] });
  const endOthers = useMutation({ mutationFn: () => api.delete("/sessions"), onSuccess: refresh });
  return (
    <QueryResult query={sessions}>
      {({ sessions: rows }) => (
        <div>
          <Group justify="space-between" mb="sm">
            <Title order={2}>{messages.session.settings.signedInHere}</Title>
            {rows.length > 1 && (
              <Button size="xs" variant="default" onClick={() => endOthers.mutate()} loading={endOthers.isPending}>
                {messages.session.settings.signOutElsewhere}
              </Button>
            )}
          </Group>
          <Card flush>
            <RecordTable label={messages.session.settings.sessions}>
              {rows.map((row) => (
                <SessionLine key={row.id} row={row} onEnded={refresh} />
              ))}
            </RecordTable>
          </Card>
        </div>
      )}
    </QueryResult>
  );
}

function SessionLine({ row, onEnded }: Readonly<{ row: SessionRow; onEnded: () => void }>) {
  const end = useMutation({ mutationFn: () => api.delete(`/sessions/${row.id}`), onSuccess: onEnded });
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={8}>
          <Text size="sm" fw={550}>
            {browserOf(row.user_agent)}
          </Text>
          {row.current && <Badge variant="default">{messages.session.settings.thisOne}</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          {messages.session.settings.seen(row.address, formatAgo(row.last_seen_at))}
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        {!row.current && (
          <Button size="xs" variant="default" onClick={() => end.mutate()} loading={end.isPending}>
            {messages.session.settings.signOut}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** The order matters: most user agents also name other browsers, and Android names Linux. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Firefox/, "Firefox"],
  [/Edg\//, "Edge"],
  [/Chrome|Chromium/, "Chrome"],
  [/Safari/, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

/** Rough name of a browser and its system. */
function browserOf(agent: string): string {
  const nameIn = (table: typeof browsers) => table.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = nameIn(browsers) ?? messages.session.settings.browser;
  const system = nameIn(systems);
  return system ? messages.session.settings.browserOn(browser, system) : browser;
}
