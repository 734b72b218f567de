import { crc32 } from "node:zlib";
import { creditorReference, ibanOf, swissReference } from "./check-digits.ts";
import type { CodeContent, CodeExample } from "./code-example.ts";
import { compressAsLiterals } from "./lzma-literals.ts";

/** Payment codes. */
export function swissBill({ random, seller, buyer, total, number, date }: CodeContent): CodeExample {
  const iban = ibanOf("CH", `3${random.digits(16)}`);
  const reference = swissReference(random.digits(26));
  const address = (name: string) => ["S", name, "Hauptstrasse", "12a", "3007", "Bern", "CH"];
  const information = `//S1/10/${number.replaceAll("/", "\\/")}/11/${date.slice(2).replaceAll("-", "")}`;
  const lines = ["SPC", "0200", "1", iban, ...address(seller), ...Array(7).fill(""), total.toFixed(2), "CHF"];
  const text = [...lines, ...address(buyer), "QRR", reference, "Danke", "EPD", information].join("\r\n");
  return {
    format: "QRCode",
    payload: text,
    values: {
      "payment.iban": iban,
      "payment.reference": reference,
      "vendor.name": seller,
      "vendor.address": "Hauptstrasse 12a, 3007 Bern",
      "customer.name": buyer,
      total_amount: total,
      currency: "CHF",
      invoice_number: number,
      date,
    },
  };
}

export function epcTransfer({ random, seller, total }: CodeContent): CodeExample {
  const account = random.chance(0.5) ? ibanOf("DE", random.digits(18)) : ibanOf("AT", random.digits(16));
  const reference = creditorReference(random.digits(9));
  const lines = [
    "BCD",
    "002",
    "1",
    "SCT",
    "COBADEFFXXX",
    seller,
    account,
    `EUR${total.toFixed(2)}`,
    "",
    reference,
    "",
    "",
  ];
  return {
    format: "QRCode",
    payload: lines.join("\n"),
    values: {
      "payment.iban": account,
      "payment.bic": "COBADEFFXXX",
      "payment.reference": reference,
      total_amount: total,
      currency: "EUR",
    },
  };
}

export function slovenianOrder({ random, seller, buyer, total, due }: CodeContent): CodeExample {
  const iban = ibanOf("SI", random.digits(15));
  const reference = `SI99${random.digits(8)}`;
  const [year, month, day] = due.split("-");
  const cents = String(Math.round(total * 100)).padStart(11, "0");
  const payer = ["", "", "", "", buyer, "Cesta 1", "1000 Ljubljana"];
  const lines = ["UPNQR", ...payer, cents, "", "", "OTHR", "Placilo racuna", `${day}.${month}.${year}`];
  const all = [...lines, iban, reference, seller, "Trg 2", "2000 Maribor"];
  const checksum = all.reduce((sum, line) => sum + line.length + 1, 0);
  return {
    format: "QRCode",
    payload: [...all, String(checksum).padStart(3, "0"), ""].join("\n"),
    values: {
      "payment.iban": iban,
      "payment.reference": reference,
      total_amount: total,
      due_date: due,
      "vendor.name": seller,
    },
  };
}

export function croatianSlip({ random, seller, buyer, total }: CodeContent): CodeExample {
  const iban = ibanOf("HR", random.digits(17));
  const number = random.digits(8);
  const cents = String(Math.round(total * 100)).padStart(15, "0");
  const parties = [buyer, "Ilica 1", "10000 Zagreb", seller, "Riva 2", "21000 Split"];
  const lines = ["HRVHUB30", "EUR", cents, ...parties, iban, "HR00", number, "COST", "Racun", ""];
  return {
    format: "PDF417",
    payload: lines.join("\n"),
    values: {
      "payment.iban": iban,
      "payment.reference": `HR00${number}`,
      total_amount: total,
      currency: "EUR",
      "vendor.name": seller,
    },
  };
}

export function czechPayment({ random, total, number, due }: CodeContent): CodeExample {
  const iban = ibanOf("CZ", random.digits(20));
  const symbol = random.number(8);
  const members = [
    `ACC:${iban}+KOMBCZPP`,
    `AM:${total.toFixed(2)}`,
    "CC:CZK",
    `DT:${due.replaceAll("-", "")}`,
    `MSG:Faktura ${number.replaceAll("*", "")}`,
    `X-VS:${symbol}`,
  ];
  const sum = crc32(["SPD", "1.0", ...members.toSorted()].join("*"))
    .toString(16)
    .toUpperCase()
    .padStart(8, "0");
  return {
    format: "QRCode",
    payload: ["SPD", "1.0", ...members, `CRC32:${sum}`].join("*"),
    values: {
      "payment.iban": iban,
      "payment.bic": "KOMBCZPP",
      "payment.reference": symbol,
      total_amount: total,
      currency: "CZK",
      due_date: due,
    },
  };
}

export function slovakPayment({ random, seller, total, due }: CodeContent): CodeExample {
  const iban = ibanOf("SK", random.digits(20));
  const symbol = random.number(10);
  const order = ["", "1", "1", total.toFixed(2), "EUR", due.replaceAll("-", ""), symbol, "0308", "", "", "Faktura"];
  const content = new TextEncoder().encode(
    [...order, "1", iban, "TATRSKBX", "0", "0", seller, "Hlavna 1", "Kosice"].join("\t"),
  );
  const checked = Buffer.alloc(4 + content.length);
  checked.writeUInt32LE(crc32(content), 0);
  checked.set(content, 4);
  const header = Buffer.from([0, 0, checked.length & 0xff, checked.length >> 8]);
  return {
    format: "QRCode",
    payload: base32(Buffer.concat([header, compressAsLiterals(checked)])),
    values: {
      "payment.iban": iban,
      "payment.bic": "TATRSKBX",
      "payment.reference": symbol,
      total_amount: total,
      currency: "EUR",
      due_date: due,
      "vendor.name": seller,
    },
  };
}

function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => Number.parseInt(five.padEnd(5, "0"), 2).toString(32).toUpperCase())
    .join("");
}
