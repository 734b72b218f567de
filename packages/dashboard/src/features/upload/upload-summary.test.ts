import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../messages/messages.ts";
import type { UploadItem } from "./upload-queue.ts";
import { failuresFirst, uploadHeadline, uploadOutcome } from "./upload-summary.ts";

beforeAll(() => loadMessages("en"));

const item = (key: number, state: UploadItem["state"], invoiceId?: string): UploadItem =>
  ({ key, name: `${key}.pdf`, size: 1, state, progress: 0, ...(invoiceId ? { invoiceId } : {}) }) as UploadItem;
const invoices = (...statuses: InvoiceRow["status"][]) =>
  new Map(statuses.map((status, index) => [`inv_${index}`, { id: `inv_${index}`, status } as InvoiceRow]));

describe("The headline of the uploads", () => {
  it("counts the file being sent, refused ones included", () => {
    expect(uploadHeadline([item(1, "done"), item(2, "refused"), item(3, "sending"), item(4, "waiting")])).toBe(
      "Uploading 3 of 4",
    );
  });

  it("then gives the numbers of uploaded and refused files", () => {
    expect(uploadHeadline([item(1, "done")])).toBe("1 file uploaded");
    expect(uploadHeadline([item(1, "refused"), item(2, "refused")])).toBe("2 files not accepted");
    expect(uploadHeadline([item(1, "done"), item(2, "done"), item(3, "refused")])).toBe(
      "2 files uploaded, 1 file not accepted",
    );
  });
});

describe("The outcome of the uploads", () => {
  it("is empty until an invoice is known, and names failures first", () => {
    expect(uploadOutcome(new Map())).toBe("");
    expect(uploadOutcome(invoices("completed", "processing", "completed", "failed"))).toBe(
      "1 could not be read, 2 read, 1 being read",
    );
  });
});

describe("The list of uploads", () => {
  it("shows refused files and failed invoices first, otherwise in the order of the upload", () => {
    const items = [item(1, "done", "inv_0"), item(2, "done", "inv_1"), item(3, "refused"), item(4, "sending")];
    const shown = failuresFirst(items, invoices("completed", "failed"));
    expect(shown.map(({ key }) => key)).toEqual([2, 3, 1, 4]);
  });
});
