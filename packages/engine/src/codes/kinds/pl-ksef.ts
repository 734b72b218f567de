import type { CodeParser } from "../payload.ts";
import { taxIdOf } from "./check-digits.ts";
import { date, plain, reading } from "./values.ts";
import { addressAt } from "./web-address.ts";

const invoicePath = /\/invoice\/(\d{10})\/(\d{2}-\d{2}-\d{4})\/([A-Za-z0-9_%+/=-]{20,100})\/?$/;

/** Poland's KSeF: seller, day and the hash of the structured invoice. */
export const plKsef: CodeParser = {
  kind: "pl-ksef",
  read({ text }) {
    const match = invoicePath.exec(addressAt(text, ["mf.gov.pl"])?.path ?? "");
    if (!match) return undefined;
    return reading({
      "vendor.tax_id": taxIdOf("PL", match[1]),
      date: date(match[2], "dmy"),
      hash: plain(match[3], 100),
    });
  },
};
