import type { Random } from "../random.ts";
import { mod1110Digit, weightedSum } from "./check-digits.ts";
import { grouped, withCheck } from "./tax-id-digits.ts";

/** Draws numbers until one passes: for rules that bind more digits than the last. */
function drawUntil(draw: () => string, passes: (number: string) => boolean): string {
  for (;;) {
    const number = draw();
    if (passes(number)) return number;
  }
}

export function czech(random: Random): string {
  const body = random.int(1, 8) + random.digits(6);
  const rest = (11 - (weightedSum(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  const number = body + ((rest || 1) % 10);
  return random.pick([`CZ${number}`, `CZ${number}`, `CZ${number}`, `CZ ${number}`]);
}

export function slovak(random: Random): string {
  const number = drawUntil(
    () => random.pick(["202", "202", "203", "212"]) + random.digits(7),
    (drawn) => Number(drawn) % 11 === 0,
  );
  return random.pick([`SK${number}`, `SK${number}`, `SK${number}`, `SK ${number}`]);
}

export function slovenian(random: Random): string {
  const number = drawUntil(
    () => random.number(8),
    (drawn) => {
      const check = 11 - (weightedSum(drawn, [8, 7, 6, 5, 4, 3, 2]) % 11);
      return check < 11 && check % 10 === Number(drawn[7]);
    },
  );
  return random.pick([`SI${number}`, `SI${number}`, `SI ${number}`, number]);
}

export function croatian(random: Random): string {
  const body = random.number(10);
  const number = body + mod1110Digit(body);
  return random.pick([number, number, number, `HR${number}`, `HR${number}`, `HR ${number}`]);
}

export function hungarian(random: Random): string {
  const body = random.number(7);
  const number = body + ((10 - (weightedSum(body, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10);
  const county = random.pick(["41", "42", "43", "13", "02", "08", "09", "15"]);
  const domestic = `${number}-${random.pick(["2", "2", "2", "1"])}-${county}`;
  return random.pick([domestic, domestic, domestic, `HU${number}`, `HU ${number}`]);
}

export function turkish(random: Random): string {
  const body = random.number(9);
  let sum = 0;
  for (let place = 1; place <= 9; place += 1) {
    const shifted = (Number(body[9 - place]) + place) % 10;
    if (shifted > 0) sum += (shifted * 2 ** place) % 9 || 9;
  }
  const number = body + ((10 - (sum % 10)) % 10);
  return random.pick([number, number, number, grouped(number, [3, 3, 4], " ")]);
}

export function estonian(random: Random): string {
  const body = `10${random.digits(6)}`;
  const number = body + ((10 - (weightedSum(body, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10);
  return random.pick([`EE${number}`, `EE${number}`, `EE ${number}`]);
}

export function latvian(random: Random): string {
  const number = drawUntil(
    () => random.pick(["4000", "4010", "4020", "5000", "4120"]) + random.digits(7),
    (drawn) => weightedSum(drawn, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  );
  return random.pick([`LV${number}`, `LV${number}`, `LV ${number}`]);
}

export function lithuanian(random: Random): string {
  const body = random.chance(0.5) ? `${random.number(7)}1` : `1${random.digits(9)}1`;
  const weights = [...body].map((_, place) => 1 + (place % 9));
  const first = weightedSum(body, weights) % 11;
  const second = weightedSum(
    body,
    weights.map((weight) => ((weight + 1) % 9) + 1),
  );
  const number = body + (first < 10 ? first : (second % 11) % 10);
  return random.pick([`LT${number}`, `LT${number}`, `LT ${number}`]);
}

export function bulgarian(random: Random): string {
  const body = random.pick(["1", "2"]) + random.digits(7);
  const first = weightedSum(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const second = weightedSum(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11;
  const number = body + (first < 10 ? first : second % 10);
  return random.pick([`BG${number}`, `BG${number}`, `BG ${number}`]);
}

export function greek(random: Random): string {
  const number = withCheck(random, 8, (body) => (weightedSum(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10);
  return random.pick([number, number, number, `EL${number}`, `EL ${number}`]);
}

const cypriotOddPlaces = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

export function cypriot(random: Random): string {
  const body = `10${random.digits(6)}`;
  let sum = 0;
  for (const [place, digit] of [...body].entries()) {
    sum += place % 2 === 0 ? (cypriotOddPlaces[Number(digit)] as number) : Number(digit);
  }
  const number = body + String.fromCharCode(65 + (sum % 26));
  return random.pick([`CY${number}`, number, number, `CY ${number}`]);
}

export function maltese(random: Random): string {
  const number = drawUntil(
    () => random.pick(["1", "2", "3"]) + random.digits(7),
    (drawn) => weightedSum(drawn, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  );
  return random.pick([`MT${number}`, `MT ${number}`, `MT ${grouped(number, [4, 4], "-")}`]);
}
