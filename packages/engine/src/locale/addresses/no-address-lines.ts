import { withoutAttention } from "./party-captions.ts";

/** Words before the entry of a company in a register, which footers print behind the address. */
const registers = [
  "R\\.? ?C\\.? ?S\\.?",
  "RPR",
  "RPM",
  "HR ?[AB]",
  "K\\.?v\\.?K\\.?",
  "(?:Amts|Register|Handels|Firmenbuch)gericht",
  "Handelsregister",
  "Registered (?:in|office|no)",
  "Company (?:no|number|reg)",
  "Cap(?:\\.|itale?) soc(?:iale?|\\.)",
  "Reg(?:istro)?\\.? Imprese",
];
const registerEntry = new RegExp(`(?:^|[\\s.,;·|–-]+)(?:${registers.join("|")})(?![\\p{L}]).*$`, "iu");

/** `MA-PE 8-20`, `Mo-Fr: 9.00 - 18.00`, `Mon–Sat 7:30-21`: opening hours. */
const openingHours =
  /(?:^|[\s,])\p{L}{2,5}\.? ?[-–] ?\p{L}{2,5}\.?:? \d{1,2}(?:[.:]\d{2})? ?[-–] ?\d{1,2}(?:[.:]\d{2})?(?=[\s,;]|$)/u;

/** `601 - General de Ley Personas Morales`: under which rules a Mexican company is taxed. */
const taxRegime = /^(?:\d{3} ?[-–] ?.*\b(?:ley|personas|r[eé]gimen)\b|r[eé]gimen fiscal)/iu;

/** `Avv. Elena Marchesini – Avv. Corrado Rossi`, `Dr. med. Anna Weiß`: who works there. */
const titledPerson = /^(?:avv|dott|rag|geom|ing|arch|prof|dr|dipl|mag|lic|ra|rain|ma[iî]tre|me)\.\s?\p{L}.*\s\p{L}/iu;

/** `Inh. Birte Claußen`, `Inhaber Beat Moss`, `Prop.: J. Smith` */
const ownerCaption = "(?:(?:inh|prop|titolare|titular|eigenaar)[.:]+|inhaber(?:in)?:?|proprietor:?)\\s?(?=\\p{L})";
const owner = new RegExp(`^${ownerCaption}`, "iu");
/** `Moss Webdesign, Inhaberin Anna Moss`: the owner behind the name of a business. */
const ownerBehind = new RegExp(`[,;|·–-]\\s?${ownerCaption}.*$`, "iu");
/** `ATF Nowak Family Trust`, `t/a Wattle Creek Plumbing`: the name goes on. */
const otherName = /^(?:atf|t\/as?|trading as)\s/i;
const signs = /\s[|·•]\s/;

/** `Femke de Graaf | IJsselkade 18-2 | 7201 HC Zutphen`: in a row, a name may stand before street and town. */
function withoutNameBefore(line: string): string {
  const parts = line.split(signs);
  const first = parts.findIndex((part) => /\d/.test(part));
  return first > 0 && parts.length - first > 1 ? line.slice(line.indexOf(parts[first] ?? "")) : line;
}

/** A name without the owner behind it: `Moss Webdesign, Inhaberin Anna Moss`. */
export function withoutOwner(name: string): string {
  return name.replace(ownerBehind, "").trim();
}

/** Whether a line says who owns a business. */
export function isOwnerLine(line: string): boolean {
  return owner.test(line);
}

/** A line of an address without the register entry, tax regime, people or hours that stand there: empty if it is one. */
export function addressOnly(line: string): string {
  const isPerson = !/\d/.test(line) && (titledPerson.test(line) || isOwnerLine(line) || withoutAttention(line) === "");
  return isPerson || taxRegime.test(line) || otherName.test(line) || openingHours.test(line)
    ? ""
    : withoutNameBefore(line.replace(registerEntry, ""));
}
