import type { DeliveryState } from "@inkvoice/contract";
import { Badge } from "@mantine/core";

export const stateNames: Readonly<Record<DeliveryState, { label: string; color: string; text: string }>> = {
  pending: { label: "Waiting", color: "yellow", text: "var(--band-check-text)" },
  delivered: { label: "Delivered", color: "green", text: "var(--band-sure-text)" },
  exhausted: { label: "Given up", color: "red", text: "var(--band-unsure-text)" },
  canceled: { label: "Cancelled", color: "gray", text: "var(--mantine-color-dimmed)" },
};

export function StateBadge({ state }: Readonly<{ state: DeliveryState }>) {
  const { label, color, text } = stateNames[state];
  return (
    <Badge variant="light" color={color} c={text}>
      {label}
    </Badge>
  );
}
