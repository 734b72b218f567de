import type { DeliveryState } from "@inkvoice/contract";
import { Badge } from "@mantine/core";
import { messages } from "../../messages/messages.ts";

const colors: Readonly<Record<DeliveryState, { color: string; text: string }>> = {
  pending: { color: "yellow", text: "var(--band-check-text)" },
  delivered: { color: "green", text: "var(--band-sure-text)" },
  exhausted: { color: "red", text: "var(--band-unsure-text)" },
  canceled: { color: "gray", text: "var(--mantine-color-dimmed)" },
};

export function StateBadge({ state }: Readonly<{ state: DeliveryState }>) {
  const { color, text } = colors[state];
  return (
    <Badge variant="light" color={color} c={text}>
      {messages.terms.deliveryStates[state]}
    </Badge>
  );
}
