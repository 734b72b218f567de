import { eventTypes as allTypes } from "@inkvoice/contract";
import { expect, it } from "vitest";
import { deliverySearch, eventTypes } from "./delivery-search.ts";

it("The event types are those of the contract", () => expect(eventTypes).toEqual(allTypes));

it("The filters of deliveries are parsed from the URL, and invalid ones are dropped", () => {
  const search = {
    state: "exhausted",
    type: "invoice.failed",
    endpoint: "whk_1",
    from: "2026-01-01",
    to: "2026-01-31",
    open: "dlv_12",
  } as const;
  expect(deliverySearch(search)).toEqual(search);
  expect(deliverySearch({ state: "lost", type: 3, endpoint: "x", from: "1.1.", to: null, open: "evt_1" })).toEqual({});
});
