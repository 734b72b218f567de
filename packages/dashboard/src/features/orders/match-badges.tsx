import type { LineResult, MatchStatus, OrderStatus } from "@inkvoice/contract";
import { messages } from "../../messages/messages.ts";
import { type BadgeColor, ColoredBadge } from "../../ui/colored-badge.tsx";

const statusColors: Readonly<Record<MatchStatus, BadgeColor>> = {
  matched: "green",
  partial: "green",
  over: "red",
  mismatch: "red",
  no_order: "gray",
  ambiguous: "yellow",
};
const resultColors: Readonly<Record<LineResult, BadgeColor>> = {
  matched: "green",
  partial: "green",
  over: "red",
  price_differs: "red",
  not_ordered: "red",
};

export const MatchStatusBadge = ({ status }: Readonly<{ status: MatchStatus }>) => (
  <ColoredBadge color={statusColors[status]} text={messages.orders.matchStatuses[status]} />
);

export const LineResultBadge = ({ result }: Readonly<{ result: LineResult }>) => (
  <ColoredBadge color={resultColors[result]} text={messages.orders.results[result]} />
);

export const OrderStatusBadge = ({ status }: Readonly<{ status: OrderStatus }>) => (
  <ColoredBadge color={status === "open" ? "green" : "gray"} text={messages.orders.statuses[status]} />
);
