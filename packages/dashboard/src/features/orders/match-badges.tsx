import type { LineResult, MatchStatus, OrderStatus } from "@inkvoice/contract";
import { Badge } from "@mantine/core";
import { messages } from "../../messages/messages.ts";

type Color = "green" | "yellow" | "red" | "gray";

const statusColors: Readonly<Record<MatchStatus, Color>> = {
  matched: "green",
  partial: "green",
  over: "red",
  mismatch: "red",
  no_order: "gray",
  ambiguous: "yellow",
};
const resultColors: Readonly<Record<LineResult, Color>> = {
  matched: "green",
  partial: "green",
  over: "red",
  price_differs: "red",
  not_ordered: "red",
};

function Labelled({ color, text }: Readonly<{ color: Color; text: string }>) {
  return (
    <Badge variant="light" color={color} c={`var(--mantine-color-${color}-light-color)`}>
      {text}
    </Badge>
  );
}

export const MatchStatusBadge = ({ status }: Readonly<{ status: MatchStatus }>) => (
  <Labelled color={statusColors[status]} text={messages.orders.matchStatuses[status]} />
);

export const LineResultBadge = ({ result }: Readonly<{ result: LineResult }>) => (
  <Labelled color={resultColors[result]} text={messages.orders.results[result]} />
);

export const OrderStatusBadge = ({ status }: Readonly<{ status: OrderStatus }>) => (
  <Labelled color={status === "open" ? "green" : "gray"} text={messages.orders.statuses[status]} />
);
