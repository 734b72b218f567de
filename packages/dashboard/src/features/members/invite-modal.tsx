import type { LinkView } from "@inkvoice/contract/dashboard";
import { NativeSelect } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";
import { Dialog, type DialogProps } from "../../ui/forms/dialog.tsx";
import { LinkForm } from "./link-form.tsx";
import { roleChoices } from "./roles.ts";

type Props = DialogProps & Readonly<{ path: string; firstRole?: string }>;

export function InviteModal({ path, firstRole = "member", ...dialog }: Props) {
  return (
    <Dialog title={messages.members.inviteTitle} {...dialog}>
      <InviteForm path={path} onClose={dialog.onClose} firstRole={firstRole} />
    </Dialog>
  );
}

function InviteForm({ path, onClose, firstRole }: Readonly<{ path: string; onClose: () => void; firstRole: string }>) {
  const client = useQueryClient();
  const [role, setRole] = useState(firstRole);
  const invite = async (email: string) => {
    const link = await api.post<LinkView>(path, { email, role });
    void client.invalidateQueries({ queryKey: ["members"] });
    return link;
  };
  return (
    <LinkForm make={invite} onClose={onClose}>
      <NativeSelect
        label={messages.members.role}
        description={messages.members.roleHint}
        data={roleChoices()}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value)}
      />
    </LinkForm>
  );
}
