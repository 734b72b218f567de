import type { OrderSettings } from "@inkvoice/contract";
import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v1 } from "../../api/client.ts";
import { orderSettingsQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { Dialog } from "../../ui/forms/dialog.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { useFormProblems } from "../../ui/forms/form-problems.ts";
import { QueryResult } from "../../ui/query-result.tsx";
import { enteredTolerance, type ToleranceProblem, toleranceDraft, toleranceProblems } from "./tolerance-draft.ts";

/** Opens the form for how far invoices may differ from orders. */
export function ToleranceButton({ small }: Readonly<{ small?: boolean }>) {
  const said = messages.orders.toleranceForm;
  const [opened, { open, close }] = useDisclosure(false);
  const settings = useQuery({ ...orderSettingsQuery, enabled: opened });
  if (!usePermission("edit")) return null;
  return (
    <>
      <Button variant="default" size={small ? "xs" : "sm"} onClick={open}>
        {said.open}
      </Button>
      <Dialog title={said.title} opened={opened} onClose={close}>
        <QueryResult query={settings}>{(stored) => <ToleranceForm stored={stored} onClose={close} />}</QueryResult>
      </Dialog>
    </>
  );
}

type FormProps = Readonly<{ stored: OrderSettings; onClose: () => void }>;

function ToleranceForm({ stored, onClose }: FormProps) {
  const said = messages.orders.toleranceForm;
  const [draft, setDraft] = useState(() => toleranceDraft(stored.tolerance));
  const problems = useFormProblems(toleranceProblems(draft));
  const save = useSaveTolerance(onClose);
  const input = (key: ToleranceProblem) => ({
    label: said[key],
    description: said.hints[key],
    value: draft[key],
    "data-problem": key,
    error: problems.isShown(key) ? said.problems[key] : undefined,
    onBlur: () => problems.leave(key),
    onChange: (text: string) => setDraft({ ...draft, [key]: text }),
  });
  return (
    <Form
      sending={{ ...save, mutate: () => save.mutate({ tolerance: enteredTolerance(draft) }) }}
      problems={problems}
      submit={messages.ui.save}
      onCancel={onClose}
    >
      <Text size="sm">{said.text}</Text>
      <div ref={problems.root}>
        <AmountInput {...input("percent")} />
        <AmountInput {...input("amount")} mt="sm" />
      </div>
    </Form>
  );
}

/** Open invoices are compared again at once. */
function useSaveTolerance(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: OrderSettings) => v1.put<OrderSettings>("/account/orders", settings),
    onSuccess: (saved) => {
      client.setQueryData(orderSettingsQuery.queryKey, saved);
      for (const queryKey of [["orders"], ["order"], ["invoices"], ["invoice"]])
        void client.invalidateQueries({ queryKey });
      notifications.show({ message: messages.orders.toleranceForm.saved });
      onSaved();
    },
  });
}
