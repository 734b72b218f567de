import type { WebhookEndpoint } from "@inkvoice/contract";
import { Button, Checkbox, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { FormAlert } from "../../ui/form-alert.tsx";

const eventChoices = [
  { value: "invoice.completed", label: "An invoice was read (invoice.completed)" },
  { value: "invoice.failed", label: "An invoice could not be read (invoice.failed)" },
  { value: "invoice.updated", label: "An invoice was corrected (invoice.updated)" },
];

type Props = Readonly<{ opened: boolean; onClose: () => void; endpoint?: WebhookEndpoint }>;

export function EndpointModal({ opened, onClose, endpoint }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={endpoint ? "Change the endpoint" : "Add an endpoint"}>
      <EndpointForm onClose={onClose} {...(endpoint ? { endpoint } : {})} />
    </Modal>
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
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack>
        <FormAlert error={save.error} />
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending} disabled={events.length === 0}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
