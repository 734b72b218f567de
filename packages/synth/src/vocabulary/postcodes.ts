import type { Random } from "../random.ts";

/** Postal codes by country: # is a digit, % a digit that is not zero, a a letter. Bars separate alternatives. */
const shapes: Readonly<Record<string, string>> = {
  US: "#####",
  CA: "a#a #a#",
  GB: "a# #aa|a## #aa|aa# #aa|aa## #aa|a#a #aa",
  IE: "a## a###|D## aa##",
  IN: "%#####|%## ###",
  MT: "aaa ####",
  NL: "%###",
  AT: "%###",
  CH: "%###",
  LU: "L-%###|%###",
  BE: "%###|B-%###",
  DK: "%###",
  NO: "%###",
  HU: "%###",
  AU: "%###",
  NZ: "%###",
  ZA: "%###",
  CY: "%###",
  SI: "%###|SI-%###",
  BG: "%###",
  AR: "%###|a%###aaa|C%###aaa",
  PY: "%###",
  PH: "%###",
  BD: "%###",
  TN: "%###",
  PT: "%###-###",
  BR: "#####-###|##.###-###",
  PL: "##-###",
  SE: "### ##|%####",
  CZ: "### ##",
  SK: "### ##",
  GR: "### ##",
  JP: "###-####",
  RO: "######",
  CO: "######",
  EC: "######",
  SG: "######",
  NG: "######",
  CL: "#######|###-####",
  IS: "###",
  LT: "LT-#####",
  LV: "LV-####",
  MZ: "####",
  CR: "#####",
};

export function postcodeOf(random: Random, country: string): string {
  const shape = random.pick((shapes[country] ?? "%####").split("|"));
  return shape.replace(/[#%a]/g, (sign) =>
    sign === "a" ? random.letters(1) : sign === "%" ? random.number(1) : random.digits(1),
  );
}
