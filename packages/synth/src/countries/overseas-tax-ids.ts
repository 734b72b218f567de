import type { Random } from "../random.ts";
import { gstinCharacter, luhnDigit, weightedSum } from "./check-digits.ts";
import { grouped, withCheck } from "./tax-id-digits.ts";

export function brazilian(random: Random): string {
  const body = `${random.digits(8)}0001`;
  const digit = (text: string, weights: readonly number[]) => {
    const rest = weightedSum(text, weights) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = digit(body, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = digit(`${body}${first}`, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return `${body.slice(0, 2)}.${body.slice(2, 5)}.${body.slice(5, 8)}/0001-${first}${second}`;
}

export function australian(random: Random): string {
  const body = random.digits(9);
  const weights = [3, 5, 7, 9, 11, 13, 15, 17, 19];
  const check = 10 + ((89 - (weightedSum(body, weights) % 89)) % 89);
  const number = String(check) + body;
  return random.pick([grouped(number, [2, 3, 3, 3], " "), number, grouped(number, [2, 3, 3, 3], " ")]);
}

export function indian(random: Random): string {
  const body = `${String(random.int(1, 37)).padStart(2, "0")}${random.letters(3)}${random.pick(["C", "P", "F", "A"])}${random.letters(1)}${random.digits(4)}${random.letters(1)}${random.int(1, 3)}Z`;
  return body + gstinCharacter(body);
}

export function canadian(random: Random): string {
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

export function mexican(random: Random): string {
  return `${random.letters(3)}${random.digits(2)}${String(random.int(1, 12)).padStart(2, "0")}${String(random.int(1, 28)).padStart(2, "0")}${random.letters(1)}${random.digits(1)}${random.pick(["A", "1", "7", "X"])}`;
}

/** Weights 2, 3, 4 … from the right, modulo 11: the rule of several countries of Latin America. */
function elevens(body: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < body.length; i += 1)
    sum += Number(body[body.length - 1 - i]) * (weights[i % weights.length] as number);
  return sum % 11;
}

export function chilean(random: Random): string {
  const body = String(random.int(5_000_000, 99_999_999));
  const rest = 11 - elevens(body, [2, 3, 4, 5, 6, 7]);
  const check = rest === 11 ? "0" : rest === 10 ? "K" : String(rest);
  const dotted = body.replace(/\B(?=(\d{3})+$)/g, ".");
  return random.pick([`${dotted}-${check}`, `${dotted}-${check}`, `${body}-${check}`]);
}

export function colombian(random: Random): string {
  const body = random.pick(["8", "9"]) + random.digits(8);
  const rest = elevens(body, [3, 7, 13, 17, 19, 23, 29, 37, 41]);
  const check = rest < 2 ? rest : 11 - rest;
  const dotted = body.replace(/\B(?=(\d{3})+$)/g, ".");
  return random.pick([`${dotted}-${check}`, `${body}-${check}`, `${body} - ${check}`, `${dotted} - ${check}`, body]);
}

export function peruvian(random: Random): string {
  return withCheck(random, 10, (body) => {
    const rest = 11 - (weightedSum(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
    return body.startsWith("2") || body.startsWith("1") ? rest % 10 : -1;
  });
}

export function argentinian(random: Random): string {
  const number = withCheck(random, 10, (body) => {
    const rest = (11 - (weightedSum(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return /^(20|23|27|30|33)/.test(body) ? rest : -1;
  });
  return random.pick([`${number.slice(0, 2)}-${number.slice(2, 10)}-${number.slice(10)}`, number]);
}
