import { NativeSelect, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { Dialog, type DialogProps, Form, Handed } from "../../ui/form.tsx";
import { SecretBox } from "../../ui/secret-box.tsx";

type Props = DialogProps & Readonly<{ id: string; name: string }>;

const overlaps = [
  { value: "24", label: "for a day" },
  { value: "168", label: "for a week" },
  { value: "1", label: "for an hour" },
  { value: "0", label: "not at all" },
];

export function RotateKeyModal({ id, name, ...dialog }: Props) {
  return (
    <Dialog title={`A new key for ${name}`} {...dialog}>
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
      <Handed onDone={onClose}>
        <Text size="sm">Copy the new key now. It is not shown again.</Text>
        <SecretBox secret={rotate.data.key} label="API key" />
      </Handed>
    );
  return (
    <Form sending={rotate} submit="Make the new key" onCancel={onClose}>
      <Text size="sm">The new key may do the same. Change your programs over while the old one still works.</Text>
      <NativeSelect
        label="The old key goes on working"
        data={overlaps}
        value={hours}
        onChange={(event) => setHours(event.currentTarget.value)}
      />
    </Form>
  );
}
