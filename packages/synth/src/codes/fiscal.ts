import {
  accessKey,
  argentineId,
  brazilianId,
  chileanId,
  crc8,
  indianId,
  polishId,
  portugueseId,
  spanishPersonId,
} from "./check-digits.ts";
import type { CodeContent, CodeExample } from "./code-example.ts";

/** Codes required by tax offices. */
export function portuguese({ random, total, date }: CodeContent): CodeExample {
  const [seller, buyer] = [portugueseId(`5${random.digits(7)}`), portugueseId(`2${random.digits(7)}`)];
  const base = Math.round((total / 1.23) * 100) / 100;
  const tax = Math.round((total - base) * 100) / 100;
  const number = `FT ${date.slice(0, 4)}/${random.number(4)}`;
  const parts = [
    `A:${seller}`,
    `B:${buyer}`,
    "C:PT",
    "D:FT",
    "E:N",
    `F:${date.replaceAll("-", "")}`,
    `G:${number}`,
    "H:CSDF7T5H-35",
  ];
  const text = [
    ...parts,
    "I1:PT",
    `I7:${base.toFixed(2)}`,
    `I8:${tax.toFixed(2)}`,
    `N:${tax.toFixed(2)}`,
    `O:${total.toFixed(2)}`,
    "Q:abcd",
    "R:0001",
  ].join("*");
  return {
    format: "QRCode",
    payload: text,
    values: {
      "vendor.tax_id": seller,
      "customer.tax_id": buyer,
      invoice_number: number,
      date,
      total_amount: total,
      total_tax: tax,
      "taxes.0.rate": 23,
      "taxes.0.base": base,
      "taxes.0.amount": tax,
    },
  };
}

export function verifactu({ random, total, number, date }: CodeContent): CodeExample {
  const seller = spanishPersonId(random.digits(8));
  const query = new URLSearchParams({
    nif: seller,
    numserie: number,
    fecha: dayFirst(date, "-"),
    importe: total.toFixed(2),
  });
  return {
    format: "QRCode",
    payload: `https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?${query}`,
    values: { "vendor.tax_id": seller, invoice_number: number, date, total_amount: total },
  };
}

export function ticketbai({ random, total, date }: CodeContent): CodeExample {
  const seller = spanishPersonId(random.digits(8));
  const [year = "", month, day] = date.split("-");
  const signed = `TBAI-${seller}-${day}${month}${year.slice(2)}-${random.letters(13)}-`;
  const number = random.number(5);
  const address = `https://batuz.eus/QRTBAI/?id=${signed}${crc8(signed)}&s=T&nf=${number}&i=${total.toFixed(2)}`;
  return {
    format: "QRCode",
    payload: `${address}&cr=${crc8(address)}`,
    values: { "vendor.tax_id": seller, invoice_number: `T-${number}`, date, total_amount: total },
  };
}

export function argentine({ random, total, date }: CodeContent): CodeExample {
  const id = () => valid(() => argentineId(`30${random.digits(8)}`));
  const [seller, buyer, number] = [id(), id(), random.int(1, 99_999)];
  const members = {
    ver: 1,
    fecha: date,
    cuit: Number(seller),
    ptoVta: 10,
    tipoCmp: 1,
    nroCmp: number,
    importe: total,
    moneda: "PES",
    ctz: 1,
    tipoDocRec: 80,
    nroDocRec: Number(buyer),
    tipoCodAut: "E",
    codAut: 70417054367476,
  };
  return {
    format: "QRCode",
    payload: `https://www.afip.gob.ar/fe/qr/?p=${Buffer.from(JSON.stringify(members)).toString("base64")}`,
    values: {
      "vendor.tax_id": seller,
      "customer.tax_id": buyer,
      invoice_number: `00010-${String(number).padStart(8, "0")}`,
      date,
      total_amount: total,
      currency: "ARS",
    },
  };
}

export function chilean({ random, seller, buyer, total, date }: CodeContent): CodeExample {
  const [from, to] = [chileanId(random.number(8)), chileanId(random.number(8))];
  const number = random.number(5);
  const sum = Math.round(total);
  const data = `<RE>${from}</RE><TD>33</TD><F>${number}</F><FE>${date}</FE><RR>${to}</RR><RSR>${escaped(buyer)}</RSR><MNT>${sum}</MNT><IT1>Servicio</IT1>`;
  const caf = `<CAF version="1.0"><DA><RE>${from}</RE><RS>${escaped(seller)}</RS><TD>33</TD><RNG><D>1</D><H>99999</H></RNG></DA></CAF>`;
  const signature = Buffer.from(random.letters(48)).toString("base64");
  const text = `<TED version="1.0"><DD>${data}${caf}<TSTED>${date}T10:00:00</TSTED></DD><FRMT algoritmo="SHA1withRSA">${signature}</FRMT></TED>`;
  return {
    format: "PDF417",
    payload: text,
    values: {
      "vendor.tax_id": from,
      "customer.tax_id": to,
      invoice_number: number,
      date,
      total_amount: sum,
      currency: "CLP",
    },
  };
}

export function mexican({ random, total }: CodeContent): CodeExample {
  const uuid = uuidOf(random.letters(32));
  const [from, to] = [`${random.letters(3)}010203AB1`, `${random.letters(4)}850101XY2`];
  const query = `id=${uuid}&re=${from}&rr=${to}&tt=${total.toFixed(6).padStart(17, "0")}&fe=${random.letters(8)}`;
  return {
    format: "QRCode",
    payload: `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?${query}`,
    values: { uuid, "vendor.tax_id": from, "customer.tax_id": to, total_amount: total },
  };
}

export function brazilian({ random, date }: CodeContent): CodeExample {
  const issuer = brazilianId(random.digits(12));
  const number = random.int(1, 999_999);
  const month = date.slice(2, 7).replace("-", "");
  const key = accessKey(`35${month}${issuer}65001${String(number).padStart(9, "0")}1${random.digits(8)}`);
  return {
    format: "QRCode",
    payload: `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${key}|2|1|1|${random.letters(40)}`,
    values: { access_key: key, "vendor.tax_id": issuer, issue_month: date.slice(0, 7), invoice_number: String(number) },
  };
}

export function salvadoran({ random, date }: CodeContent): CodeExample {
  const code = uuidOf(random.letters(32));
  const query = `ambiente=01&codGen=${code}&fechaEmi=${date}`;
  return {
    format: "QRCode",
    payload: `https://admin.factura.gob.sv/consultaPublica?${query}`,
    values: { generation_code: code, date },
  };
}

export function indian({ random, total, number, date }: CodeContent): CodeExample {
  const id = () => indianId(`29${random.letters(5)}${random.digits(4)}${random.letters(1)}1Z`);
  const [seller, buyer] = [id(), id()];
  const data = {
    SellerGstin: seller,
    BuyerGstin: buyer,
    DocNo: number,
    DocTyp: "INV",
    DocDt: dayFirst(date, "/"),
    TotInvVal: total,
    ItemCnt: 2,
    MainHsnCode: "998314",
    Irn: random.digits(64),
  };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = [
    part({ alg: "RS256" }),
    part({ data: JSON.stringify(data), iss: "NIC" }),
    Buffer.from(random.letters(192)).toString("base64url"),
  ];
  return {
    format: "QRCode",
    payload: token.join("."),
    values: {
      "vendor.tax_id": seller,
      "customer.tax_id": buyer,
      invoice_number: number,
      date,
      total_amount: total,
      currency: "INR",
    },
  };
}

export function saudi({ random, seller, total, date }: CodeContent): CodeExample {
  const id = `3${random.digits(13)}3`;
  const tax = Math.round((total / 1.15) * 15) / 100;
  const members = [seller, id, `${date}T15:30:00Z`, total.toFixed(2), tax.toFixed(2)];
  const bytes = members.flatMap((value, index) => {
    const content = [...Buffer.from(value)];
    return [index + 1, content.length, ...content];
  });
  return {
    format: "QRCode",
    payload: Buffer.from(bytes).toString("base64"),
    values: { "vendor.name": seller, "vendor.tax_id": id, date, total_amount: total, total_tax: tax, currency: "SAR" },
  };
}

export function polish({ random, date }: CodeContent): CodeExample {
  const seller = valid(() => polishId(random.number(9)));
  const hash = Buffer.from(random.letters(32)).toString("base64url");
  return {
    format: "QRCode",
    payload: `https://ksef.mf.gov.pl/client-app/invoice/${seller}/${dayFirst(date, "-")}/${hash}`,
    values: { "vendor.tax_id": seller, date },
  };
}

export function germanTill({ random, total, date }: CodeContent): CodeExample {
  const sums = `Beleg^${total.toFixed(2)}_0.00_0.00_0.00_0.00^${total.toFixed(2)}:Bar`;
  const times = [`${date}T10:00:00.000Z`, `${date}T10:02:00.000Z`];
  const tail = [
    "ecdsa-plain-SHA256",
    "unixTime",
    Buffer.from(random.letters(48)).toString("base64"),
    Buffer.from(random.letters(60)).toString("base64"),
  ];
  return {
    format: "QRCode",
    payload: [
      "V0",
      `KASSE-${random.digits(4)}`,
      "Kassenbeleg-V1",
      sums,
      random.number(3),
      random.number(4),
      ...times,
      ...tail,
    ].join(";"),
    values: { date, total_amount: total, currency: "EUR" },
  };
}

export function austrianTill({ random, total, date }: CodeContent): CodeExample {
  const number = random.number(5);
  const sums = [total, 0, 0, 0, 0].map((sum) => sum.toFixed(2).replace(".", ","));
  const tail = [
    Buffer.from(random.letters(8)).toString("base64"),
    random.digits(8),
    Buffer.from(random.letters(8)).toString("base64"),
    Buffer.from(random.letters(64)).toString("base64"),
  ];
  return {
    format: "QRCode",
    payload: `_R1-AT1_KASSE${random.digits(2)}_${number}_${date}T12:30:00_${[...sums, ...tail].join("_")}`,
    values: { invoice_number: number, date, total_amount: total, currency: "EUR" },
  };
}

function dayFirst(date: string, mark: string): string {
  return date.split("-").toReversed().join(mark);
}

/** Draws again until a check digit exists: some numbers have none. */
function valid(draw: () => string | undefined): string {
  for (;;) {
    const id = draw();
    if (id !== undefined) return id;
  }
}

function uuidOf(letters: string): string {
  const hex = Buffer.from(letters).toString("hex").toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
