import type { CodeParser } from "../payload.ts";
import { reference } from "./check-digits.ts";
import { amountInCents, date, Fault, iban, joined, payable, plain, reading } from "./values.ts";

const fewestLines = 19;

/** Slovenia's payment order: nineteen lines and the sum of their lengths. */
export const siUpn: CodeParser = {
  kind: "si-upn",
  read({ text }) {
    const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
    if (lines[0] !== "UPNQR" || lines.length < fewestLines) return undefined;
    const length = lines.slice(0, fewestLines).reduce((sum, line) => sum + [...line].length + 1, 0);
    const stated = /^\d{3}/.exec(lines[fewestLines] ?? "")?.[0];
    if (stated !== undefined && Number(stated) !== length) {
      return reading({ upn: new Fault("the checksum of the code is wrong") });
    }
    return reading({
      "customer.name": plain(lines[5]),
      "customer.address": joined(lines[6], lines[7]),
      ...payable(amountInCents(lines[8])),
      currency: "EUR",
      message: plain(lines[12]),
      due_date: date(lines[13], "dmy"),
      "payment.iban": iban(lines[14]),
      "payment.reference": reference(lines[15]),
      "vendor.name": plain(lines[16]),
      "vendor.address": joined(lines[17], lines[18]),
    });
  },
};
