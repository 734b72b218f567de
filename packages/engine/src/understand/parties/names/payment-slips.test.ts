import { expect, it } from "vitest";
import { isPaymentSlip } from "./payment-slips.ts";

it.each(["Debit MasterCard", "CASH", "CUSTOMER COPY", "EXPLANATION PURCHASE", "Kundenbeleg Kartenzahlung"])(
  "%s is about a payment and names nobody",
  (text) => {
    expect(isPaymentSlip(text)).toBe(true);
  },
);

it.each(["Copy", "Copy Card Express Ltd", "Client Earth", "4711 Parfums", "Contact"])("%s may be a name", (text) => {
  expect(isPaymentSlip(text)).toBe(false);
});
