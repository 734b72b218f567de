/** Printed forms of UN/ECE recommendation 20 and 21 codes; the first code of a printed form is used for writing. */
const printedUnits: Readonly<Record<string, string>> = {
  C62: "pcs",
  H87: "pcs",
  EA: "pcs",
  NAR: "pcs",
  PCE: "pcs",
  XPP: "pcs",
  XPK: "packs",
  NMP: "packs",
  XBX: "boxes",
  XCT: "cartons",
  XPX: "pallets",
  XBO: "bottles",
  XRO: "rolls",
  PR: "pairs",
  SET: "sets",
  LS: "lump sum",
  P1: "%",
  ANN: "years",
  QAN: "quarters",
  MON: "months",
  WEE: "weeks",
  DAY: "days",
  HUR: "h",
  MIN: "min",
  SEC: "s",
  MGM: "mg",
  GRM: "g",
  KGM: "kg",
  TNE: "t",
  LBR: "lb",
  ONZ: "oz",
  MMT: "mm",
  CMT: "cm",
  MTR: "m",
  KMT: "km",
  INH: "in",
  FOT: "ft",
  YRD: "yd",
  SMI: "mi",
  CMK: "cm²",
  MTK: "m²",
  FTK: "ft²",
  HAR: "ha",
  CMQ: "cm³",
  MTQ: "m³",
  MLT: "ml",
  CLT: "cl",
  LTR: "l",
  HLT: "hl",
  GLL: "gal",
  WTT: "W",
  KWT: "kW",
  WHR: "Wh",
  KWH: "kWh",
  MWH: "MWh",
  E48: "services",
  E54: "trips",
  AD: "bytes",
  "4L": "MB",
  E34: "GB",
};

/** Further printed forms in supported languages. */
const otherForms: Readonly<Record<string, string>> = {
  C62: "pc pc. pcs. piece pieces unit units stk stk. stck stück stueck ks pz pz. ud uds un unid szt szt. st st. pce pièce pièces",
  HUR: "hr hrs hour hours std std. stunde stunden heure heures hora horas ora ore uur godz timer tim",
  DAY: "day tag tage jour jours día días giorno giorni dag dagen dni dagar",
  WEE: "week woche wochen semaine semaines",
  MON: "month monat monate mois mes meses mese mesi maand maanden",
  ANN: "year jahr jahre an ans année años anno anni jaar",
  LS: "pauschal pauschale psch forfait flat",
  KGM: "kgs kilo",
  LTR: "liter litre litres",
  MTR: "meter metre mtr",
  MTK: "m2 qm sqm",
  MTQ: "m3 cbm",
  SET: "set",
  PR: "pair paar",
  XPK: "pack package paket pkg",
};

const codeByPrinted = new Map<string, string>();
for (const [code, printed] of Object.entries(printedUnits)) {
  if (!codeByPrinted.has(printed.toLowerCase())) codeByPrinted.set(printed.toLowerCase(), code);
}
for (const [code, forms] of Object.entries(otherForms)) {
  for (const form of forms.split(" ")) if (!codeByPrinted.has(form)) codeByPrinted.set(form, code);
}

/** Printed form of a unit code; unknown codes are returned unchanged. */
export function printedUnit(code: string): string {
  return (Object.hasOwn(printedUnits, code) ? printedUnits[code] : undefined) ?? code;
}

/** Code of a printed unit; one piece (C62) if unknown. */
export function unitCode(printed: string | undefined): string {
  if (printed === undefined) return "C62";
  const known = codeByPrinted.get(printed.trim().toLowerCase());
  return known ?? (/^[A-Z0-9]{2,3}$/.test(printed) ? printed : "C62");
}
