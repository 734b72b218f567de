/** Numbers with valid check digits, computed independently of the engine that verifies them. */

export function ibanOf(country: string, account: string): string {
  const digits = [...`${account}${country}00`].map((sign) => Number.parseInt(sign, 36)).join("");
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${account}`;
}

export function creditorReference(body: string): string {
  const digits = [...`${body}RF00`].map((sign) => Number.parseInt(sign, 36)).join("");
  return `RF${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${body}`;
}

/** The digit that makes the weighted sum a multiple of 11, by the convention of each country. */
function eleven(digits: string, weights: readonly number[]): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return 11 - (sum % 11);
}

export function portugueseId(eight: string): string {
  const check = eleven(eight, [9, 8, 7, 6, 5, 4, 3, 2]);
  return eight + (check > 9 ? 0 : check);
}

export function argentineId(ten: string): string | undefined {
  const check = eleven(ten, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return check === 10 ? undefined : ten + check;
}

export function chileanId(eight: string): string {
  const check = eleven(eight, [3, 2, 7, 6, 5, 4, 3, 2]);
  return `${eight}-${check === 11 ? "0" : check === 10 ? "K" : check}`;
}

export function brazilianId(twelve: string): string {
  const next = (digits: string, weights: readonly number[]) => {
    const check = eleven(digits, weights);
    return digits + (check > 9 ? 0 : check);
  };
  const thirteen = next(twelve, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return next(thirteen, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
}

export function accessKey(signs43: string): string {
  const weights = Array.from(signs43, (_, index) => 2 + ((42 - index) % 8));
  const check = eleven(signs43, weights);
  return signs43 + (check > 9 ? 0 : check);
}

export function polishId(nine: string): string | undefined {
  const sum = [...nine].reduce(
    (total, digit, index) => total + Number(digit) * ([6, 5, 7, 2, 3, 4, 5, 6, 7][index] ?? 0),
    0,
  );
  return sum % 11 === 10 ? undefined : nine + (sum % 11);
}

export function spanishPersonId(eight: string): string {
  return eight + ("TRWAGMYFPDXBNJZSQVHLCKE"[Number(eight) % 23] ?? "");
}

export function indianId(fourteen: string): string {
  const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  let sum = 0;
  for (const [index, sign] of [...fourteen].entries()) {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return fourteen + (signs[(36 - (sum % 36)) % 36] ?? "");
}

export function swissReference(twentySix: string): string {
  const rows = "09468271350946827135";
  let carry = 0;
  for (const digit of twentySix) carry = Number(rows[carry + Number(digit)]);
  return twentySix + ((10 - carry) % 10);
}

export function crc8(text: string): string {
  let crc = 0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc >= 0x80 ? 0x107 : 0)) & 0x1ff;
  }
  return String(crc).padStart(3, "0");
}
