import { NativeSelect, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";
import { Dialog, type DialogProps } from "../../ui/forms/dialog.tsx";
import { Form, OneTimeResult } from "../../ui/forms/form.tsx";
import { SecretBox } from "../../ui/forms/secret-box.tsx";

type Props = DialogProps & Readonly<{ id: string; name: string }>;

function overlaps() {
  const { day, week, hour, none } = messages.keys.rotation.overlaps;
  return [
    { value: "24", label: day },
    { value: "168", label: week },
    { value: "1", label: hour },
    { value: "0", label: none },
  ];
}

export function RotateKeyModal({ id, name, ...dialog }: Props) {
  return (
    <Dialog title={messages.keys.rotation.title(name)} {...dialog}>
      <RotateForm id={id} onClose={dialog.onClose} />
    </Dialog>
  );
}

function RotateForm({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const client = useQueryClient();
  const [hours, setHours] = useState("24");
  const rotate = useMutation({
    mutationFn: () => api.post<{ key: string }>(`/keys/${id}/rotate`, { overlap_hours: Number(hours) }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys"] }),
  });
  if (rotate.data)
    return (
      <OneTimeResult onDone={onClose}>
        <Text size="sm">{messages.keys.rotation.copyNow}</Text>
        <SecretBox secret={rotate.data.key} label={messages.keys.create.apiKey} />
      </OneTimeResult>
    );
  return (
    <Form sending={rotate} submit={messages.keys.rotation.submit} onCancel={onClose}>
      <Text size="sm">{messages.keys.rotation.text}</Text>
      <NativeSelect
        label={messages.keys.rotation.oldKey}
        data={overlaps()}
        value={hours}
        onChange={(event) => setHours(event.currentTarget.value)}
      />
    </Form>
  );
}
