import type { Random } from "../random.ts";
import {
  bulgarian,
  croatian,
  cypriot,
  czech,
  estonian,
  greek,
  hungarian,
  latvian,
  lithuanian,
  maltese,
  slovak,
  slovenian,
  turkish,
} from "./eastern-tax-ids.ts";
import {
  austrian,
  belgian,
  british,
  danish,
  dutch,
  finnish,
  french,
  german,
  irish,
  italian,
  norwegian,
  polish,
  portuguese,
  romanian,
  spanish,
  swedish,
  swiss,
} from "./european-tax-ids.ts";
import {
  argentinian,
  australian,
  brazilian,
  canadian,
  chilean,
  colombian,
  indian,
  mexican,
  peruvian,
} from "./overseas-tax-ids.ts";

type Maker = (random: Random) => string;

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
  CZ: czech,
  HU: hungarian,
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
  TR: turkish,
  HR: croatian,
  SI: slovenian,
  SK: slovak,
  EE: estonian,
  LV: latvian,
  LT: lithuanian,
  BG: bulgarian,
  GR: greek,
  CY: cypriot,
  MT: maltese,
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
