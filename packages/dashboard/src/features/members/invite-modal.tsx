import type { HandedLink } from "@inkvoice/contract/dashboard";
import { NativeSelect, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { Dialog, type DialogProps, Form, Handed } from "../../ui/form.tsx";
import { HandOverLink } from "./hand-over-link.tsx";
import { roleChoices } from "./roles.ts";

type Props = DialogProps & Readonly<{ path: string; firstRole?: string }>;

export function InviteModal({ path, firstRole = "member", ...dialog }: Props) {
  return (
    <Dialog title="Invite someone" {...dialog}>
      <InviteForm path={path} onClose={dialog.onClose} firstRole={firstRole} />
    </Dialog>
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
      <Handed onDone={onClose}>
        <HandOverLink link={invite.data} />
      </Handed>
    );
  }
  return (
    <Form sending={invite} submit="Make the link" onCancel={onClose}>
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
        description="Viewers look, members upload and correct, owners also run the account"
        data={roleChoices}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value)}
      />
    </Form>
  );
}
