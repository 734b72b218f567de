import { crc32 } from "node:zlib";
import type { CodeParser } from "../payload.ts";
import { reference } from "./check-digits.ts";
import { decompressLzma } from "./lzma.ts";
import { amount, bic, currency, date, Fault, iban, payable, plain, reading } from "./values.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
/** A payment order; the first four bits of the header. */
const pay = 0;
const largest = 4_000;

/** Slovakia's pay by square: base32hex, a header, LZMA, a checksum, and members between tabs. */
export const skPayBySquare: CodeParser = {
  kind: "sk-paybysquare",
  read({ text }) {
    if (!/^0[0-9A-V]{40,2000}$/.test(text)) return undefined;
    const bytes = fromBase32(text);
    const size = (bytes[2] ?? 0) | ((bytes[3] ?? 0) << 8);
    if ((bytes[0] ?? 0) >> 4 !== pay || size < 5 || size > largest) return undefined;
    const plainBytes = decompressLzma(bytes.subarray(4), size);
    if (!plainBytes) return undefined;
    const stated = Buffer.from(plainBytes).readUInt32LE(0);
    const content = plainBytes.subarray(4);
    if (crc32(content) !== stated) return reading({ crc32: new Fault("the checksum of the code is wrong") });
    return payment(new TextDecoder().decode(content).split("\t"));
  },
};

function payment(members: readonly string[]): ReturnType<typeof reading> {
  const accounts = Math.min(Number(members[11]) || 1, 5);
  const afterAccounts = 12 + 2 * accounts + 2;
  return reading({
    invoice_number: plain(members[0], 60),
    ...payable(amount(members[3])),
    currency: currency(members[4]),
    due_date: date(members[5], "ymd"),
    "payment.reference": reference(members[6] || members[9]),
    message: plain(members[10]),
    "payment.iban": iban(members[12]),
    "payment.bic": bic(members[13]),
    "vendor.name": plain(members[afterAccounts]),
  });
}

function fromBase32(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const sign of text) {
    held = ((held << 5) | digits.indexOf(sign)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 0xff;
    }
  }
  return bytes;
}
