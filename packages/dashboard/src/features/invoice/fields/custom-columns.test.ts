import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { customColumns, customLabel, customNameIn } from "./custom-columns.ts";

beforeAll(() => loadMessages("en"));

const detail = {
  custom: [
    { name: "project_number", type: "code", level: "document" },
    { name: "paid", type: "boolean", level: "document" },
    { name: "colour", type: "choice", level: "line", choices: ["red", "blue"] },
  ],
} as unknown as InvoiceDetail;

describe("Custom fields on the page of an invoice", () => {
  it("are columns of their level, typed like built-in fields", () => {
    const columns = customColumns(detail, "document");
    expect(columns.map(({ key, label, type }) => [key, label, type])).toEqual([
      ["custom_fields.project_number", "Project number", "code"],
      ["custom_fields.paid", "Paid", "text"],
    ]);
    expect(columns[0]?.choices).toBeUndefined();
    expect(Object.keys(columns[1]?.choices ?? {})).toEqual(["true", "false"]);
  });

  it("of type choice offer their values", () => {
    expect(customColumns(detail, "line")[0]?.choices).toEqual({ red: "red", blue: "blue" });
  });

  it("are addressed by their path, in the document and in a line", () => {
    expect(customNameIn("custom_fields.colour")).toBe("colour");
    expect(customNameIn("line_items.2.custom_fields.colour")).toBe("colour");
    expect(customNameIn("line_items.2.total")).toBeUndefined();
    expect(customLabel("order_date")).toBe("Order date");
  });
});
