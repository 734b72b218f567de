import type { LinkView } from "@inkvoice/contract/dashboard";
import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages/messages.ts";
import { Form, OneTimeResult } from "../../ui/forms/form.tsx";
import { LinkToSend } from "./link-to-send.tsx";

type Props = Readonly<{
  /** Creates the link for this email address. */
  make: (email: string) => Promise<LinkView>;
  onClose: () => void;
  children?: ReactNode;
}>;

/** Asks for an email address, creates a link for it and shows it. */
export function LinkForm({ make, onClose, children }: Props) {
  const [email, setEmail] = useState("");
  const making = useMutation({ mutationFn: () => make(email) });
  if (making.data) {
    return (
      <OneTimeResult onDone={onClose}>
        <LinkToSend link={making.data} />
      </OneTimeResult>
    );
  }
  return (
    <Form sending={making} submit={messages.members.createLink} onCancel={onClose}>
      <TextInput
        label={messages.ui.email}
        type="email"
        required
        data-autofocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {children}
    </Form>
  );
}
