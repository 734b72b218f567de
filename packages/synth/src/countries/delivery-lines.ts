import { fromPacks } from "../languages/index.ts";
import { listOf } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";
import type { Country, Language } from "./countries.ts";

/** Address lines other than street and place: post boxes, and positions in a building. */

const postBoxes: Readonly<Record<Language, readonly string[]>> = {
  en: ["P.O. Box", "PO Box", "P.O.Box", "PO BOX", "Private Bag"],
  de: ["Postfach", "Postfach", "Pf."],
  fr: ["BP", "B.P.", "CS", "Boîte postale", "Case postale"],
  es: ["Apartado", "Apdo.", "Casilla", "Apartado de Correos", "Casilla de Correo"],
  it: ["Casella Postale", "C.P."],
  nl: ["Postbus"],
  pt: ["Caixa Postal", "Apartado", "C.P."],
  pl: ["skr. poczt.", "Skrytka pocztowa"],
  sv: ["Box"],
  da: ["Postboks"],
  ...fromPacks(({ postBoxes: boxes }) => listOf(boxes)),
};

/** {n} is a number, {letter} a capital. */
const rooms: Readonly<Record<Language, readonly string[]>> = {
  en: ["Level {n}", "Suite {n}00", "Unit {n}", "Block {letter}{n}", "Floor {n}", "Building {letter}", "Office {n}0{n}"],
  de: ["Gebäude {letter}", "{n}. OG", "Haus {n}", "Eingang {letter}", "Aufgang {letter}, {n}. Etage"],
  fr: ["Bâtiment {letter}", "Bât. {letter}{n}", "{n}e étage", "Zone Industrielle", "Immeuble {letter}"],
  es: ["Piso {n}", "Edificio {letter}", "Oficina {n}0{n}", "Nave {n}", "Local {n}"],
  it: ["Scala {letter}", "Palazzina {letter}", "Interno {n}", "Zona Industriale"],
  nl: ["Gebouw {letter}", "Verdieping {n}", "Unit {n}", "Toren {letter}"],
  pt: ["Bloco {letter}", "Sala {n}0{n}", "{n}º andar", "Lote {n}", "Galpão {n}"],
  pl: ["Budynek {letter}", "lok. {n}", "piętro {n}", "hala {letter}"],
  sv: ["Plan {n}", "Hus {letter}", "Uppgång {letter}"],
  da: ["{n}. sal", "Bygning {letter}", "Opgang {letter}"],
  ...fromPacks(({ rooms: lines }) => listOf(lines)),
};

/** Adds a line above, or replaces the street by a post box. */
export function withDeliveryLine(random: Random, country: Country, lines: readonly string[]): string[] {
  const language = country.languages[0]?.[0] ?? "en";
  if (random.chance(0.4)) {
    const box = `${random.pick(postBoxes[language])} ${random.number(random.int(2, 6))}`;
    return random.chance(0.5) && lines.length > 1 ? [box, ...lines.slice(1)] : [box, ...lines];
  }
  const room = random
    .pick(rooms[language])
    .replace(/\{n\}/g, () => String(random.int(1, 9)))
    .replace("{letter}", () => random.pick([..."ABCDEFH"]));
  return random.chance(0.7) ? [room, ...lines] : [...lines.slice(0, 1), room, ...lines.slice(1)];
}
