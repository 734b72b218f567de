import { listOf } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";

const prefixes = listOf(
  "INV|RE|RG|F|FA|FV|R|A|SI|FT|IN|Inv|FAC|VF|AR|FS|FC|V|TI|CS|PSI|K|Rg|SINV|BILL|FT A|IV|CN|RN|AB|S|E|SA|INVOICE|D|NF|FACT|Fatt|FE|TX|AU|DE|US|OP|BM|T|SO|SV",
);
const separators = ["-", "-", "/", "", "", "_", ".", " "];
const hexadecimal = "0123456789ABCDEF";

function hex(random: Random, count: number): string {
  let out = "";
  for (let i = 0; i < count; i += 1) out += hexadecimal[random.int(0, 15)];
  return out;
}

/** A document number in one of many formats. */
export function documentNumber(random: Random, year: number): string {
  const yearText = String(year);
  const prefix = random.chance(0.75) ? random.pick(prefixes) : random.letters(random.int(1, 4));
  const separator = random.pick(separators);
  const builds: readonly (readonly [() => string, number])[] = [
    [() => random.number(random.int(3, 10)), 24],
    [() => random.number(random.int(1, 3)), 4],
    [() => `0${random.digits(random.int(3, 9))}`, 4],
    [() => prefix + separator + random.digits(random.int(3, 8)), 16],
    [
      () =>
        prefix + random.pick(["-", "", "/"]) + yearText + random.pick(["-", "/", ""]) + random.digits(random.int(2, 6)),
      11,
    ],
    [() => yearText + random.pick(["-", "/", ".", ""]) + random.digits(random.int(2, 6)), 10],
    [
      () => `${random.digits(random.int(2, 6))}${random.pick(["/", "-"])}${random.pick([yearText, yearText.slice(2)])}`,
      6,
    ],
    [
      () =>
        `${prefix}/${random.digits(random.int(1, 5))}/${random.pick([yearText, `${String(random.int(1, 12)).padStart(2, "0")}/${yearText}`])}`,
      4,
    ],
    [
      () =>
        `${random.digits(random.int(2, 5))}-${random.digits(random.int(2, 8))}${random.chance(0.35) ? `-${random.digits(random.int(1, 4))}` : ""}`,
      6,
    ],
    [() => `${random.digits(random.int(1, 4))}${random.letters(1)}${random.digits(random.int(2, 6))}`, 4],
    [() => `${hex(random, 8)}-${random.digits(4)}`, 3],
    [() => hex(random, random.int(8, 32)), 1.2],
    [() => `#${random.number(random.int(3, 8))}`, 3],
    [() => `#${random.letters(3)}${random.digits(4)}${hex(random, random.int(6, 20)).toLowerCase()}`, 0.8],
    [() => `${random.digits(3)} ${random.digits(3)} ${random.digits(random.int(1, 4))}`, 1.5],
    [() => `${yearText.slice(2)}${String(random.int(1, 12)).padStart(2, "0")}${random.digits(random.int(3, 5))}`, 3],
    [
      () =>
        `${random.letters(random.int(1, 3))}${random.digits(2)}-${random.letters(random.int(1, 3))}${random.digits(random.int(3, 6))}`,
      2,
    ],
    [
      () =>
        `${random.digits(2)}.${random.digits(3)}.${random.digits(3)}.${random.digits(1)}-${yearText}-${random.int(1, 9)}`,
      0.6,
    ],
    [() => `${random.letters(2)}${random.digits(2)}-${random.digits(10)}`, 1],
    [() => `${random.digits(4)} - ${random.digits(3)} - ${random.digits(4)}`, 0.5],
    [() => `${random.digits(2)} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`, 0.7],
    [() => `${random.number(random.int(5, 7))}-${random.int(1, 4)}`, 2],
    [() => `in_${hex(random, 18).toLowerCase()}`, 0.4],
    [() => `${random.digits(4)}/${random.digits(5)}/${random.digits(5)}`, 0.7],
  ];
  return random.weighted(builds)();
}

/** Kinds of documents before a blank, as part of the number. */
const spacedPrefixes = listOf("FS|FT|FR|FV|FA|VF|RE|FAC|NC|FP|R|FVS|F");

/**
 * Branch, till, business year and counter in one number: `AB12345/15-16/001234`, `005501100178196`, `12/0345/00123/6`,
 * `FS 318/05/2026/H`, `FT A/912`.
 */
export function longNumber(random: Random, year: number): string {
  const short = (offset: number) => String((year + offset) % 100).padStart(2, "0");
  const span = `${short(0)}-${short(1)}`;
  const month = String(random.int(1, 12)).padStart(2, "0");
  const letter = random.chance(0.4) ? `/${random.letters(1)}` : "";
  const series = random.pick([random.letters(1), random.digits(2), String(year), `${year}${random.letters(1)}`]);
  return random.pick([
    () =>
      `${random.letters(random.int(1, 4))}${random.digits(random.int(2, 5))}/${span}/${random.digits(random.int(3, 6))}`,
    () => `${random.letters(random.int(1, 3))}/${span}/${random.digits(random.int(2, 6))}`,
    () => `${random.letters(random.int(1, 2))}/${random.digits(random.int(3, 6))}`,
    () => `${random.pick(spacedPrefixes)} ${random.digits(random.int(1, 5))}/${month}/${year}${letter}`,
    () => `${random.pick(spacedPrefixes)} ${series}/${random.digits(random.int(1, 6))}`,
    () => `${random.pick(spacedPrefixes)} ${year}/${random.digits(random.int(2, 6))}`,
    () => `00${random.digits(random.int(8, 14))}`,
    () => random.number(random.int(12, 20)),
    () => `${random.digits(2)}/${random.digits(4)}/${random.digits(5)}/${random.digits(1)}`,
    () => `${random.digits(6)}/-${random.int(1, 9)}`,
    () => `${random.digits(4)}-${random.digits(3)}-${random.digits(random.int(4, 7))}-${random.digits(4)}`,
    () => `${random.letters(2)}0000${random.digits(random.int(3, 6))}`,
  ])();
}

/** Numbers of orders, customers, contracts, which look like document numbers. */
export function otherNumber(random: Random, year: number): string {
  if (random.chance(0.45)) return documentNumber(random, year);
  return random.pick([
    random.number(random.int(4, 10)),
    `${random.digits(5)}-${random.digits(2)}`,
    random.letters(1) + random.digits(6),
    `PO-${random.digits(5)}`,
    `SO${random.digits(6)}`,
    `K${random.digits(5)}`,
    `${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`,
    hex(random, 12).toLowerCase(),
    `${random.letters(2)}${random.number(5)}`,
    `450${random.digits(7)}`,
    `${random.digits(2)}/${random.digits(4)}`,
  ]);
}

/** Hash-like strings that are printed near the numbers. */
export function hashLikeText(random: Random): string {
  return random.pick([
    hex(random, 32).toLowerCase(),
    `${hex(random, 8)}-${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}-${hex(random, 12)}`.toLowerCase(),
    `cus_${random.letters(6)}${random.digits(8)}`,
    `${random.letters(4)}${random.digits(20)}`,
    random.number(24),
    `ch_${hex(random, 20).toLowerCase()}`,
  ]);
}

export function skuOf(random: Random): string {
  return random.pick([
    random.number(random.int(3, 8)),
    random.letters(1) + random.digits(random.int(2, 5)),
    `${random.letters(2)}-${random.digits(3)}`,
    random.digits(13),
    `${random.digits(5)}.${random.digits(2)}`,
    `${random.letters(3)}${random.digits(4)}`,
    `${random.digits(3)}-${random.digits(4)}`,
    `${random.letters(2)}${random.digits(3)}-${random.letters(1)}`,
    `${random.letters(1)}-${random.number(4)}/${random.letters(1)}`,
  ]);
}
