import type { DeliveryState, EventType } from "@inkvoice/contract";

/** Filters and the open delivery as in the address bar, so that a link shows the same to others. */
export type DeliverySearch = {
  state?: DeliveryState;
  type?: EventType;
  endpoint?: string;
  from?: string;
  to?: string;
  open?: string;
};

// Listed here because importing the contract would load it before the first page.
const deliveryStates = ["pending", "delivered", "exhausted", "canceled"] as const satisfies readonly DeliveryState[];
export const eventTypes = [
  "invoice.completed",
  "invoice.failed",
  "invoice.updated",
  "invoice.deleted",
  "batch.completed",
  "bulk.completed",
  "vendor.bank_account_seen",
  "export.completed",
  "webhook.test",
] as const satisfies readonly EventType[];

const day = /^\d{4}-\d{2}-\d{2}$/;
const endpointId = /^whk_\d{1,19}$/;
const deliveryId = /^dlv_\d{1,19}$/;

/** Parses the address; unknown parameters are ignored. */
export function deliverySearch(search: Record<string, unknown>): DeliverySearch {
  const text = (key: string) => (typeof search[key] === "string" ? search[key] : "");
  const matching = (key: string, form: RegExp) => (form.test(text(key)) ? { [key]: text(key) } : {});
  const state = deliveryStates.find((each) => each === text("state"));
  const type = eventTypes.find((each) => each === text("type"));
  return {
    ...(state && { state }),
    ...(type && { type }),
    ...matching("endpoint", endpointId),
    ...matching("from", day),
    ...matching("to", day),
    ...matching("open", deliveryId),
  };
}
