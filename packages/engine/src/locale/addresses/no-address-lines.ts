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

/** `601 - General de Ley Personas Morales`: under which rules a Mexican company is taxed. */
const taxRegime = /^(?:\d{3} ?[-–] ?.*\b(?:ley|personas|r[eé]gimen)\b|r[eé]gimen fiscal)/iu;

/** `Avv. Elena Marchesini – Avv. Corrado Rossi`, `Dr. med. Anna Weiß`: who works there. */
const titledPerson =
  /^(?:avv|dott|dott\.ssa|rag|geom|ing|arch|prof|dr|dipl\.?-?\p{L}*|mag|lic|ra|rain|ma[iî]tre|me)\.\s?(?:\p{L}+\.? ?)*\p{Lu}\p{L}/iu;

/** A line of an address without the register entry, tax regime or people that stand there: empty if it is one. */
export function addressOnly(line: string): string {
  const isOther = taxRegime.test(line) || (!/\d/.test(line) && titledPerson.test(line));
  return isOther ? "" : line.replace(registerEntry, "");
}
