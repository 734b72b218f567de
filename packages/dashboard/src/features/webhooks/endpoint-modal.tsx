import type { WebhookEndpoint } from "@inkvoice/contract";
import { Checkbox, Stack, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { Dialog, type DialogProps, Form } from "../../ui/form.tsx";

const eventChoices = [
  { value: "invoice.completed", label: "An invoice was read (invoice.completed)" },
  { value: "invoice.failed", label: "An invoice could not be read (invoice.failed)" },
  { value: "invoice.updated", label: "An invoice was corrected (invoice.updated)" },
];

type Props = DialogProps & Readonly<{ endpoint?: WebhookEndpoint }>;

export function EndpointModal({ endpoint, ...dialog }: Props) {
  return (
    <Dialog title={endpoint ? "Change the endpoint" : "Add an endpoint"} {...dialog}>
      <EndpointForm onClose={dialog.onClose} {...(endpoint ? { endpoint } : {})} />
    </Dialog>
  );
}

function EndpointForm({ onClose, endpoint }: Omit<Props, "opened">) {
  const client = useQueryClient();
  const [url, setUrl] = useState(endpoint?.url ?? "");
  const [description, setDescription] = useState(endpoint?.description ?? "");
  const [events, setEvents] = useState<string[]>(endpoint?.events ?? ["invoice.completed", "invoice.failed"]);
  const save = useMutation({
    mutationFn: () => {
      const body = { url, events, description: description.trim() || null };
      return endpoint ? api.patch(`/webhooks/${endpoint.id}`, body) : api.post("/webhooks", body);
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["endpoints"] });
      onClose();
    },
  });
  return (
    <Form sending={save} submit="Save" onCancel={onClose} disabled={events.length === 0}>
      <TextInput
        label="URL"
        placeholder="https://example.com/hooks/invoices"
        inputMode="url"
        required
        data-autofocus
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <TextInput
        label="Description"
        placeholder="Optional"
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <Checkbox.Group label="It receives" value={events} onChange={setEvents}>
        <Stack gap={8} mt={6}>
          {eventChoices.map((choice) => (
            <Checkbox key={choice.value} {...choice} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Form>
  );
}
