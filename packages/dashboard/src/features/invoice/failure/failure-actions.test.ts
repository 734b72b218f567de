import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { expect, it } from "vitest";
import { failureActions } from "./failure-actions.ts";

const failed = (code: string, content_type = "application/pdf") =>
  failureActions({ row: { error: { code, message: "" } } as InvoiceDetail["row"], content_type });

it("A document that fails the same way each time is entered by hand, or extracted as an invoice on request", () => {
  expect(failed("NO_INVOICE_FOUND")).toEqual(["by-hand", "as-invoice", "replace", "reread"]);
  expect(failed("CORRUPT_FILE")).toEqual(["by-hand", "replace", "reread"]);
  expect(failed("PASSWORD_PROTECTED")[0]).toBe("by-hand");
});

it("XML is never extracted as a type that it does not state", () => {
  expect(failed("NO_INVOICE_FOUND", "application/xml")).not.toContain("as-invoice");
});

it("After a temporary failure the first action is to extract again", () => {
  for (const code of ["PROCESSING_TIMEOUT", "INTERNAL_ERROR", "UNREADABLE_TEXT"])
    expect(failed(code)[0], code).toBe("reread");
});
