import type { WebhookEndpoint } from "@inkvoice/contract";
import { Checkbox, Stack, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v1 } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";
import { Dialog, type DialogProps } from "../../ui/forms/dialog.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { problemInput, useFormProblems } from "../../ui/forms/form-problems.ts";

type Props = DialogProps & Readonly<{ endpoint?: WebhookEndpoint }>;

export function EndpointModal({ endpoint, ...dialog }: Props) {
  return (
    <Dialog title={endpoint ? messages.webhooks.endpoint.changeTitle : messages.webhooks.add} {...dialog}>
      <EndpointForm onClose={dialog.onClose} {...(endpoint ? { endpoint } : {})} />
    </Dialog>
  );
}

function EndpointForm({ onClose, endpoint }: Omit<Props, "opened">) {
  const client = useQueryClient();
  const [url, setUrl] = useState(endpoint?.url ?? "");
  const [description, setDescription] = useState(endpoint?.description ?? "");
  const [events, setEvents] = useState<string[]>(endpoint?.events ?? ["invoice.completed", "invoice.failed"]);
  const missing = { url: url.trim() === "", events: events.length === 0 };
  const problems = useFormProblems((["url", "events"] as const).filter((input) => missing[input]));
  const save = useMutation({
    mutationFn: () => {
      const body = { url, events, description: description.trim() || null };
      return endpoint ? v1.patch(`/webhooks/${endpoint.id}`, body) : v1.post("/webhooks", body);
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["endpoints"] });
      onClose();
    },
  });
  return (
    <Form sending={save} problems={problems} submit={messages.ui.save} onCancel={onClose}>
      <Stack ref={problems.root}>
        <TextInput
          label={messages.webhooks.endpoint.url}
          placeholder={messages.webhooks.urlPlaceholder}
          inputMode="url"
          required
          data-autofocus
          value={url}
          {...problemInput(problems, "url", messages.ui.missing.url)}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <TextInput
          label={messages.webhooks.endpoint.description}
          placeholder={messages.webhooks.endpoint.optional}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={messages.webhooks.endpoint.receives}
          value={events}
          {...problemInput(problems, "events", messages.ui.missing.choice)}
          onChange={setEvents}
        >
          <Stack gap={8} mt={6}>
            {Object.entries(messages.webhooks.endpoint.events).map(([event, label]) => (
              <Checkbox key={event} value={event} label={label} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
    </Form>
  );
}
