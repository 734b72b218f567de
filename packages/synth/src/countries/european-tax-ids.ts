import type { Random } from "../random.ts";
import { luhnDigit, mod1110Digit, remainder, weightedSum } from "./check-digits.ts";
import { grouped, withCheck } from "./tax-id-digits.ts";

export function german(random: Random): string {
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

export function austrian(random: Random): string {
  const body = random.digits(7);
  let sum = 0;
  for (let i = 0; i < 7; i += 1) {
    const digit = Number(body[i]);
    sum += i % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10);
  }
  return random.pick(["ATU", "ATU", "ATU "]) + body + ((96 - sum) % 10);
}

export function swiss(random: Random): string {
  const number = withCheck(random, 8, (body) => (11 - (weightedSum(body, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11);
  const dotted = `CHE-${grouped(number, [3, 3, 3], ".")}`;
  const forked = random.fork();
  const written = random.pick([dotted, `${dotted} MWST`, `${dotted} TVA`, `CHE${number}`, dotted]);
  return forked.chance(0.2) ? `${dotted}${forked.pick(["MWST", "MWST", "TVA", "IVA"])}` : written;
}

export function british(random: Random): string {
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

const irishLetters = "WABCDEFGHIJKLMNOPQRSTUV";

export function irish(random: Random): string {
  const body = random.number(7);
  const sum = weightedSum(body, [8, 7, 6, 5, 4, 3, 2]);
  const letter = irishLetters[sum % 23] as string;
  const company = irishLetters[(sum + 9 * irishLetters.indexOf("H")) % 23] as string;
  return random.pick([`IE${body}${letter}`, `IE ${body}${letter}`, `IE${body}${company}H`]);
}

export function french(random: Random): string {
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

export function belgian(random: Random): string {
  const body = `0${random.number(7)}`;
  const number = body + String(97 - remainder(body, 97)).padStart(2, "0");
  const dotted = grouped(number, [4, 3, 3], ".");
  return random.pick([`BE${number}`, `BE ${dotted}`, `BE${dotted}`, dotted, `BE ${number}`]);
}

export function spanish(random: Random): string {
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

export function italian(random: Random): string {
  const body = random.pick(["0", "1", "0"]) + random.digits(9);
  const number = body + luhnDigit(body);
  return random.pick([`IT${number}`, number, number, `IT ${number}`, number]);
}

export function dutch(random: Random): string {
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

export function portuguese(random: Random): string {
  const body = random.pick(["5", "2", "1", "5"]) + random.digits(7);
  const check = 11 - (weightedSum(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  const number = body + (check > 9 ? 0 : check);
  return random.pick([number, number, `PT${number}`, `PT ${number}`, grouped(number, [3, 3, 3], " ")]);
}

export function polish(random: Random): string {
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

export function swedish(random: Random): string {
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

export function danish(random: Random): string {
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

export function norwegian(random: Random): string {
  const number = withCheck(random, 8, (body) => (11 - (weightedSum(body, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11);
  return random.pick([`NO ${number} MVA`, `${number}MVA`, `${grouped(number, [3, 3, 3], " ")} MVA`, `NO${number}MVA`]);
}

export function finnish(random: Random): string {
  const number = withCheck(random, 7, (body) => {
    const rest = weightedSum(body, [7, 9, 10, 5, 8, 4, 2]) % 11;
    return rest === 0 ? 0 : 11 - rest;
  });
  return random.pick([`FI${number}`, `FI ${number}`, `${number.slice(0, 7)}-${number.slice(7)}`]);
}

export function romanian(random: Random): string {
  const body = random.number(7);
  const check = ((weightedSum(body.padStart(9, "0"), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10;
  return random.pick([`RO${body}${check}`, `RO ${body}${check}`, `${body}${check}`]);
}
