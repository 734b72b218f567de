import { versions } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import { isCurrentShape, versionShapeOf } from "./index.ts";

const record = {
  id: "inv_1",
  status: "completed",
  extracted_data: {
    total_amount: 1,
    vendor: { name: "Nordwind", address: "Hafen 1", tax_id: "DE1" },
    customer: { name: "Example" },
    confidence: { vendor: { name: 0.9, address: 0.8 }, total_amount: 0.7 },
    locations: { vendor: { name: { page: 1, box: [0, 0, 1, 1] } } },
    checks: [{ name: "vendor", outcome: "passed", fields: ["vendor.name", "vendor.tax_id", "total_amount"] }],
    issues: [{ code: "FROM_VENDOR_MEMORY", field: "vendor.name", message: "" }],
  },
  corrected: ["vendor.name"],
};

describe("version 1.0", () => {
  const { data, error, headers } = versionShapeOf("1.0.4");

  it("has the vendor as vendor_info.company_name, with its other fields beside it, in every mirror", () => {
    expect(data(record)).toEqual({
      id: "inv_1",
      status: "completed",
      extracted_data: {
        total_amount: 1,
        vendor_info: { company_name: "Nordwind", address: "Hafen 1", tax_id: "DE1" },
        customer: { name: "Example" },
        confidence: { vendor_info: { company_name: 0.9, address: 0.8 }, total_amount: 0.7 },
        locations: { vendor_info: { company_name: { page: 1, box: [0, 0, 1, 1] } } },
        checks: [
          {
            name: "vendor",
            outcome: "passed",
            fields: ["vendor_info.company_name", "vendor_info.tax_id", "total_amount"],
          },
        ],
        issues: [{ code: "FROM_VENDOR_MEMORY", field: "vendor_info.company_name", message: "" }],
      },
      corrected: ["vendor_info.company_name"],
    });
  });

  it("has errors as bare strings, INVALID_FILE among them", () => {
    expect(error({ code: "INVALID_FILE_FORMAT", message: "no" })).toBe("INVALID_FILE");
    expect(error({ code: "NOT_FOUND", message: "no" })).toBe("NOT_FOUND");
    expect(data({ status: "failed", error: { code: "UNREADABLE_TEXT", message: "no" } })).toEqual({
      status: "failed",
      error: "UNREADABLE_TEXT",
    });
    const rejected = [{ filename: "a", error: { code: "INVALID_FILE_FORMAT", message: "no" } }];
    expect(data({ batch_id: "bat_1", rejected })).toMatchObject({
      rejected: [{ filename: "a", error: "INVALID_FILE" }],
    });
    expect(data({ batches: [{ id: "bat_1", rejected }] })).toEqual({
      batches: [{ id: "bat_1", rejected: [{ filename: "a", error: "INVALID_FILE" }] }],
    });
  });

  it("announces its deprecation and its end", () => {
    expect(headers.Deprecation).toMatch(/^@\d+$/);
    expect(Date.parse(headers.Sunset ?? "")).toBeGreaterThan(Number(headers.Deprecation?.slice(1)) * 1000);
  });
});

it("from 1.1 on the current shape is used", () => {
  expect(versions.filter((version) => !isCurrentShape(version))).toEqual(["1.0.0", "1.0.3", "1.0.4"]);
  expect(versionShapeOf("1.1.0").data(record)).toEqual(record);
});
