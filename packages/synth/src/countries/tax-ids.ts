import type { Random } from "../random.ts";
import { gstinCharacter, luhnDigit, mod1110Digit, remainder, weightedSum } from "./check-digits.ts";

/** Splits digits into groups: grouped("123456789", [3, 3, 3], ".") is 123.456.789. */
function grouped(digits: string, sizes: readonly number[], separator: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) {
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(separator);
}

/** Draws bodies until the rule yields a digit: rules modulo 11 sometimes have no answer. */
function withCheck(random: Random, length: number, check: (body: string) => number): string {
  for (;;) {
    const body = random.digits(length);
    const digit = check(body);
    if (digit >= 0 && digit <= 9) return body + digit;
  }
}

type Maker = (random: Random) => string;

function german(random: Random): string {
  const body = random.number(8);
  const vat = body + mod1110Digit(body);
  return random.weighted([
    [`DE${vat}`, 6],
    [`DE ${vat}`, 1.5],
    [`DE ${grouped(vat, [3, 3, 3], " ")}`, 1],
    [`${random.digits(2)}/${random.digits(3)}/${random.digits(5)}`, 1],
    [`${random.digits(3)}/${random.digits(4)}/${random.digits(4)}`, 0.7],
    [`${random.digits(2)} ${random.digits(3)} ${random.digits(5)}`, 0.3],
  ]);
}

function austrian(random: Random): string {
  const body = random.digits(7);
  let sum = 0;
  for (let i = 0; i < 7; i += 1) {
    const digit = Number(body[i]);
    sum += i % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10);
  }
  return random.pick(["ATU", "ATU", "ATU "]) + body + ((96 - sum) % 10);
}

function swiss(random: Random): string {
  const number = withCheck(random, 8, (body) => (11 - (weightedSum(body, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11);
  const dotted = `CHE-${grouped(number, [3, 3, 3], ".")}`;
  return random.pick([dotted, `${dotted} MWST`, `${dotted} TVA`, `CHE${number}`, dotted]);
}

function british(random: Random): string {
  const body = random.number(7);
  const check = (97 - (weightedSum(body, [8, 7, 6, 5, 4, 3, 2]) % 97)) % 97;
  const number = body + String(check).padStart(2, "0");
  return random.pick([
    `GB${number}`,
    `GB ${number}`,
    `GB ${grouped(number, [3, 4, 2], " ")}`,
    number,
    grouped(number, [3, 4, 2], " "),
    `GB${grouped(number, [3, 4, 2], " ")}`,
  ]);
}

function irish(random: Random): string {
  const body = random.number(7);
  const letter = "WABCDEFGHIJKLMNOPQRSTUV"[weightedSum(body, [8, 7, 6, 5, 4, 3, 2]) % 23] as string;
  return random.pick([`IE${body}${letter}`, `IE ${body}${letter}`, `IE${body}${letter}H`]);
}

function french(random: Random): string {
  const body = random.number(8);
  const siren = body + luhnDigit(body);
  const key = String((12 + 3 * remainder(siren, 97)) % 97).padStart(2, "0");
  const spaced = grouped(siren, [3, 3, 3], " ");
  return random.pick([
    `FR${key}${siren}`,
    `FR${key}${siren}`,
    `FR ${key} ${spaced}`,
    `FR${key} ${siren}`,
    `FR ${key}${siren}`,
    `FR${key} ${spaced}`,
    `FR ${key} ${siren}`,
  ]);
}

function belgian(random: Random): string {
  const body = `0${random.number(7)}`;
  const number = body + String(97 - remainder(body, 97)).padStart(2, "0");
  const dotted = grouped(number, [4, 3, 3], ".");
  return random.pick([`BE${number}`, `BE ${dotted}`, `BE${dotted}`, dotted, `BE ${number}`]);
}

function spanish(random: Random): string {
  if (random.chance(0.3)) {
    const body = random.number(8);
    const letter = "TRWAGMYFPDXBNJZSQVHLCKE"[remainder(body, 23)] as string;
    return random.pick([body + letter, `${body}-${letter}`, `ES${body}${letter}`]);
  }
  const body = random.digits(7);
  const check = luhnDigit(body);
  const kind = random.pick(["A", "B", "B", "B"]);
  return random.pick([
    kind + body + check,
    `ES${kind}${body}${check}`,
    `${kind}-${body}${check}`,
    `${kind}${body}${check}`,
    `${kind}-${grouped(body + check, [2, 3, 3], ".")}`,
  ]);
}

function italian(random: Random): string {
  const body = random.pick(["0", "1", "0"]) + random.digits(9);
  const number = body + luhnDigit(body);
  return random.pick([`IT${number}`, number, number, `IT ${number}`, number]);
}

function dutch(random: Random): string {
  const number = withCheck(random, 8, (body) => weightedSum(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  const branch = `B0${random.int(1, 3)}`;
  return random.pick([
    `NL${number}${branch}`,
    `NL${number}${branch}`,
    `NL${grouped(number, [4, 2, 3], ".")}.${branch}`,
    `NL ${number} ${branch}`,
    `NL ${grouped(number, [4, 2, 3], ".")} ${branch}`,
    `NL${grouped(number, [4, 2, 3], ".")}${branch}`,
  ]);
}

function portuguese(random: Random): string {
  const body = random.pick(["5", "2", "1", "5"]) + random.digits(7);
  const check = 11 - (weightedSum(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  const number = body + (check > 9 ? 0 : check);
  return random.pick([number, number, `PT${number}`, `PT ${number}`, grouped(number, [3, 3, 3], " ")]);
}

function brazilian(random: Random): string {
  const body = `${random.digits(8)}0001`;
  const digit = (text: string, weights: readonly number[]) => {
    const rest = weightedSum(text, weights) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = digit(body, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = digit(`${body}${first}`, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return `${body.slice(0, 2)}.${body.slice(2, 5)}.${body.slice(5, 8)}/0001-${first}${second}`;
}

function polish(random: Random): string {
  const number = withCheck(random, 9, (body) => weightedSum(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11);
  return random.pick([
    number,
    number,
    grouped(number, [3, 3, 2, 2], "-"),
    `PL${number}`,
    grouped(number, [3, 2, 2, 3], "-"),
    `PL ${number}`,
  ]);
}

function swedish(random: Random): string {
  const body = `55${random.digits(7)}`;
  const number = body + luhnDigit(body);
  return random.pick([
    `SE${number}01`,
    `SE${number}01`,
    `SE ${number} 01`,
    `SE${number.slice(0, 6)}-${number.slice(6)}01`,
    `${number.slice(0, 6)}-${number.slice(6)}`,
  ]);
}

function danish(random: Random): string {
  for (;;) {
    const number = random.number(8);
    if (weightedSum(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 !== 0) continue;
    return random.pick([
      `DK${number}`,
      number,
      number,
      `DK-${number}`,
      `DK ${number}`,
      grouped(number, [2, 2, 2, 2], " "),
      `DK ${grouped(number, [2, 2, 2, 2], " ")}`,
    ]);
  }
}

function norwegian(random: Random): string {
  const number = withCheck(random, 8, (body) => (11 - (weightedSum(body, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11);
  return random.pick([`NO ${number} MVA`, `${number}MVA`, `${grouped(number, [3, 3, 3], " ")} MVA`, `NO${number}MVA`]);
}

function finnish(random: Random): string {
  const number = withCheck(random, 7, (body) => {
    const rest = weightedSum(body, [7, 9, 10, 5, 8, 4, 2]) % 11;
    return rest === 0 ? 0 : 11 - rest;
  });
  return random.pick([`FI${number}`, `FI ${number}`, `${number.slice(0, 7)}-${number.slice(7)}`]);
}

function australian(random: Random): string {
  const body = random.digits(9);
  const weights = [3, 5, 7, 9, 11, 13, 15, 17, 19];
  const check = 10 + ((89 - (weightedSum(body, weights) % 89)) % 89);
  const number = String(check) + body;
  return random.pick([grouped(number, [2, 3, 3, 3], " "), number, grouped(number, [2, 3, 3, 3], " ")]);
}

function indian(random: Random): string {
  const body = `${String(random.int(1, 37)).padStart(2, "0")}${random.letters(3)}${random.pick(["C", "P", "F", "A"])}${random.letters(1)}${random.digits(4)}${random.letters(1)}${random.int(1, 3)}Z`;
  return body + gstinCharacter(body);
}

function canadian(random: Random): string {
  const body = random.number(8);
  const number = body + luhnDigit(body);
  return random.pick([
    `${number}RT0001`,
    `${number} RT0001`,
    `${number} RT 0001`,
    number,
    `${grouped(number, [5, 4], " ")} RT0001`,
  ]);
}

function romanian(random: Random): string {
  const body = random.number(7);
  const check = ((weightedSum(body.padStart(9, "0"), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10;
  return random.pick([`RO${body}${check}`, `RO ${body}${check}`, `${body}${check}`]);
}

function mexican(random: Random): string {
  return `${random.letters(3)}${random.digits(2)}${String(random.int(1, 12)).padStart(2, "0")}${String(random.int(1, 28)).padStart(2, "0")}${random.letters(1)}${random.digits(1)}${random.pick(["A", "1", "7", "X"])}`;
}

/** Weights 2, 3, 4 … from the right, modulo 11: the rule of several countries of Latin America. */
function elevens(body: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < body.length; i += 1)
    sum += Number(body[body.length - 1 - i]) * (weights[i % weights.length] as number);
  return sum % 11;
}

function chilean(random: Random): string {
  const body = String(random.int(5_000_000, 99_999_999));
  const rest = 11 - elevens(body, [2, 3, 4, 5, 6, 7]);
  const check = rest === 11 ? "0" : rest === 10 ? "K" : String(rest);
  const dotted = body.replace(/\B(?=(\d{3})+$)/g, ".");
  return random.pick([`${dotted}-${check}`, `${dotted}-${check}`, `${body}-${check}`]);
}

function colombian(random: Random): string {
  const body = random.pick(["8", "9"]) + random.digits(8);
  const rest = elevens(body, [3, 7, 13, 17, 19, 23, 29, 37, 41]);
  const check = rest < 2 ? rest : 11 - rest;
  const dotted = body.replace(/\B(?=(\d{3})+$)/g, ".");
  return random.pick([`${dotted}-${check}`, `${body}-${check}`, `${body} - ${check}`, `${dotted} - ${check}`, body]);
}

function peruvian(random: Random): string {
  return withCheck(random, 10, (body) => {
    const rest = 11 - (weightedSum(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
    return body.startsWith("2") || body.startsWith("1") ? rest % 10 : -1;
  });
}

function argentinian(random: Random): string {
  const number = withCheck(random, 10, (body) => {
    const rest = (11 - (weightedSum(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return /^(20|23|27|30|33)/.test(body) ? rest : -1;
  });
  return random.pick([`${number.slice(0, 2)}-${number.slice(2, 10)}-${number.slice(10)}`, number]);
}

const makers: Readonly<Record<string, Maker>> = {
  DE: german,
  AT: austrian,
  CH: swiss,
  GB: british,
  IE: irish,
  FR: french,
  BE: belgian,
  ES: spanish,
  IT: italian,
  NL: dutch,
  PT: portuguese,
  BR: brazilian,
  PL: polish,
  SE: swedish,
  DK: danish,
  NO: norwegian,
  FI: finnish,
  AU: australian,
  IN: indian,
  CA: canadian,
  RO: romanian,
  MX: mexican,
  US: (r) =>
    r.pick([
      `${r.digits(2)}-${r.digits(7)}`,
      `${r.digits(2)}-${r.digits(7)}`,
      r.number(9),
      `${r.digits(3)}-${r.digits(2)}-${r.digits(4)}`,
    ]),
  LU: (r) => {
    const body = r.number(6);
    return r.pick(["LU", "LU "]) + body + String(Number(body) % 89).padStart(2, "0");
  },
  CZ: (r) => r.pick(["CZ", "CZ", ""]) + r.number(8),
  HU: (r) => r.pick([`${r.number(8)}-2-${r.digits(2)}`, `HU${r.number(8)}`]),
  NZ: (r) => r.pick([`${r.digits(2)}-${r.digits(3)}-${r.digits(3)}`, `${r.number(3)}-${r.digits(3)}-${r.digits(3)}`]),
  SG: (r) =>
    r.pick([`M2-${r.digits(7)}-${r.digits(1)}`, `${r.number(9)}${r.letters(1)}`, `20${r.digits(7)}${r.letters(1)}`]),
  MY: (r) =>
    r.pick([
      `00${r.digits(10)}`,
      `00${r.digits(10)}`,
      `00${r.digits(10)}`,
      `B16-${r.digits(4)}-${r.digits(8)}`,
      `W10-${r.digits(4)}-${r.digits(8)}`,
    ]),
  ZA: (r) => `4${r.digits(9)}`,
  AE: (r) => `100${r.digits(12)}`,
  MA: (r) => `00${r.digits(13)}`,
  AR: argentinian,
  CL: chilean,
  CO: colombian,
  PE: peruvian,
  SV: (r) =>
    r.pick([
      `0614-${r.digits(6)}-${r.digits(3)}-${r.digits(1)}`,
      `0614${r.digits(10)}`,
      `${r.digits(6)}-${r.digits(1)}`,
    ]),
  GT: (r) => r.pick([`${r.number(7)}-${r.digits(1)}`, r.number(8), `${r.number(6)}-K`]),
  EC: (r) => `${r.pick(["17", "09", "01", "18"])}${r.digits(8)}001`,
  UY: (r) => `21${r.digits(10)}`,
  CR: (r) => r.pick([`3-101-${r.digits(6)}`, `3101${r.digits(6)}`]),
  PA: (r) => `${r.number(6)}-${r.int(1, 9)}-${r.number(6)} DV ${r.digits(2)}`,
  DO: (r) => r.pick([`1-${r.digits(2)}-${r.digits(5)}-${r.digits(1)}`, `1${r.digits(8)}`]),
  BO: (r) => r.number(r.int(9, 10)),
  PY: (r) => `80${r.digits(6)}-${r.digits(1)}`,
  TN: (r) =>
    r.pick([
      `${r.digits(7)}/${r.letters(1)}/${r.letters(1)}/${r.letters(1)}/000`,
      `${r.digits(7)}${r.letters(1)}/${r.pick(["A", "P", "B"])}/M/000`,
      `${r.digits(7)}${r.letters(3)}000`,
      `${r.digits(7)} ${r.letters(1)}/A/M 000`,
    ]),
  DZ: (r) => `0${r.digits(14)}`,
  SN: (r) => `${r.digits(7)} ${r.int(1, 2)}${r.letters(1)}${r.int(1, 9)}`,
  CI: (r) => r.pick([`${r.digits(7)} ${r.letters(1)}`, `${r.digits(7)}${r.letters(1)}`]),
  BH: (r) => `2${r.digits(14)}`,
  OM: (r) => `OM1${r.digits(9)}`,
  SA: (r) => `3${r.digits(13)}3`,
  EG: (r) => `${r.digits(3)}-${r.digits(3)}-${r.digits(3)}`,
  KE: (r) => `P05${r.digits(7)}${r.letters(1)}`,
  NG: (r) => r.pick([`${r.digits(8)}-0001`, r.number(10)]),
  GH: (r) => `C000${r.digits(7)}`,
  MZ: (r) => `40${r.digits(7)}`,
  AO: (r) => `54${r.digits(8)}`,
  BD: (r) => r.pick([`00${r.digits(7)}-0${r.digits(3)}`, `00${r.digits(11)}`]),
  PK: (r) =>
    r.pick([
      `${r.digits(7)}-${r.digits(1)}`,
      `${r.digits(2)}-${r.digits(2)}-${r.digits(4)}-${r.digits(3)}-${r.digits(2)}`,
    ]),
  LK: (r) => `${r.digits(9)}-7000`,
  PH: (r) => `${r.digits(3)}-${r.digits(3)}-${r.digits(3)}-${r.pick(["000", "00000", r.digits(3)])}`,
  ID: (r) => `${r.digits(2)}.${r.digits(3)}.${r.digits(3)}.${r.digits(1)}-${r.digits(3)}.000`,
  TH: (r) => `0${r.digits(12)}`,
  HK: (r) => `${r.digits(8)}-000`,
  JP: (r) => `T${r.digits(13)}`,
  TR: (r) => r.number(10),
  HR: (r) => r.pick([r.number(11), `HR${r.number(11)}`]),
  SI: (r) => r.pick([`SI${r.number(8)}`, r.number(8)]),
  SK: (r) => r.pick([`SK${r.number(10)}`, r.number(10)]),
  EE: (r) => `EE10${r.digits(7)}`,
  LV: (r) => `LV4${r.digits(10)}`,
  LT: (r) => r.pick([`LT${r.number(9)}`, `LT${r.number(12)}`]),
  BG: (r) => `BG${r.number(9)}`,
  GR: (r) => r.pick([`EL${r.number(9)}`, r.number(9)]),
  CY: (r) => `CY${r.number(8)}${r.letters(1)}`,
  MT: (r) => `MT${r.number(8)}`,
  IS: (r) => r.pick([r.number(6), `${r.digits(6)}-${r.digits(4)}`]),
};

/** A tax number as its country prints it. */
export function taxIdOf(random: Random, country: string): string {
  return (makers[country] ?? (() => random.number(9)))(random);
}

/** One-stop-shop number of a seller outside the European Union. */
export function oneStopId(random: Random): string {
  return random.pick(["EU", "EU", "EU "]) + random.pick(["372", "528", "826", "203"]) + random.digits(6);
}
