import type { SignOutAnswer } from "@inkvoice/contract/dashboard";
import { ActionIcon, Avatar, Menu, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../api/client.ts";
import { useSession } from "../api/session.ts";
import { changeLanguage, type Language, language, languages } from "../messages/language.ts";
import { messages } from "../messages/messages.ts";
import { BuildingIcon, CheckIcon, SettingsIcon, SignOutIcon } from "../ui/icons.tsx";

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}

export function AccountMenu() {
  const session = useSession();
  const initials = initialsOf(session.user.name);
  // A full reload drops the cache: data of another account must not appear even for a moment.
  const startAfresh = () => location.assign("/");
  const signOut = useMutation({
    mutationFn: () => api.delete<SignOutAnswer>("/session"),
    onSuccess: ({ go_on_at: place }) => location.assign(place ?? "/"),
  });
  const change = useMutation({
    mutationFn: (account: string) => api.post("/session/account", { account_id: account }),
    onSuccess: startAfresh,
  });
  return (
    <Menu position="bottom-end" width={240} radius="md">
      <Menu.Target>
        <ActionIcon size={36} radius="xl" aria-label={messages.shell.yourAccount(initials)}>
          <Avatar size={32} radius="xl" color="ink" variant="light">
            {initials}
          </Avatar>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {session.user.name}
          </Text>
          <Text size="xs" truncate>
            {session.user.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        {session.accounts.length > 1 &&
          session.accounts.map((account) => (
            <Menu.Item
              key={account.id}
              leftSection={<BuildingIcon />}
              rightSection={account.id === session.account.id ? <CheckIcon size={16} /> : undefined}
              onClick={() => change.mutate(account.id)}
            >
              {account.name}
            </Menu.Item>
          ))}
        <Menu.Item leftSection={<SettingsIcon />} renderRoot={(props) => <Link to="/settings" {...props} />}>
          {messages.shell.profile}
        </Menu.Item>
        <Menu.Item leftSection={<SignOutIcon />} onClick={() => signOut.mutate()}>
          {messages.shell.signOut}
        </Menu.Item>
        <Menu.Divider />
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  );
}

function LanguageItems() {
  return (
    <>
      <Menu.Label>{messages.shell.language}</Menu.Label>
      {Object.entries(languages).map(([code, name]) => (
        <Menu.Item
          key={code}
          lang={code}
          rightSection={code === language ? <CheckIcon size={16} /> : undefined}
          aria-current={code === language}
          onClick={() => changeLanguage(code as Language)}
        >
          {name}
        </Menu.Item>
      ))}
    </>
  );
}
