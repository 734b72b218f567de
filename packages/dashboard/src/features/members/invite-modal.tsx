import type { HandedLink } from "@inkvoice/contract/dashboard";
import { Button, Group, Modal, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { FormAlert } from "../../ui/form-alert.tsx";
import { HandOverLink } from "./hand-over-link.tsx";
import { roleChoices } from "./roles.ts";

type Props = Readonly<{ opened: boolean; onClose: () => void; path: string; firstRole?: string }>;

export function InviteModal({ opened, onClose, path, firstRole }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Invite someone">
      <InviteForm path={path} onClose={onClose} firstRole={firstRole ?? "member"} />
    </Modal>
  );
}

function InviteForm({ path, onClose, firstRole }: Readonly<{ path: string; onClose: () => void; firstRole: string }>) {
  const client = useQueryClient();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState(firstRole);
  const invite = useMutation({
    mutationFn: () => api.post<HandedLink>(path, { email, role }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["members"] }),
  });
  if (invite.data) {
    return (
      <Stack>
        <HandOverLink link={invite.data} />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate();
      }}
    >
      <Stack>
        <FormAlert error={invite.error} />
        <TextInput
          label="Email"
          type="email"
          required
          data-autofocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <NativeSelect
          label="Role"
          data={roleChoices}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={invite.isPending}>
            Make the link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
