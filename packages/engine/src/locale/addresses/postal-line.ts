import { countryByCode } from "../country.ts";
import { isPlaceLine } from "./place-words.ts";
import { type PostalForm, postalForms } from "./postal-forms.ts";
import { type Region, splitRegion } from "./regions.ts";

/** The line of an address with its postal code. */
export type PostalLine = Readonly<{
  index: number;
  code: string;
  /** Text around the code. */
  before: string;
  after: string;
  city: PostalForm["city"];
}>;

type Lines = readonly string[];

const { digits, digitsAfterCity, dutch, ...otherForms } = postalForms;
/** Forms that no house number has. */
const provingForms: readonly PostalForm[] = [...Object.values(otherForms).slice(0, -1), dutch];
const spacedForm = otherForms.threeAndTwo;

/** Digits of the codes that stand behind a region. */
const digitsBehindRegion: Readonly<Partial<Record<Region["country"], RegExp>>> = {
  US: /^\d{5}$/,
  AU: /^\d{4}$/,
  IN: /^\d{6}$/,
};

/** Finds the line with the postal code: forms that prove themselves first, a number before a name on the first line last. */
export function findPostalLine(lines: Lines, country: string | undefined): PostalLine | undefined {
  const known = countryByCode(country);
  if (known && known.postalForm === undefined) return;
  const own = known?.postalForm;
  const isOwnPlain = own === digits || own === digitsAfterCity;
  return (
    (own && !isOwnPlain ? findForm(lines, own) : undefined) ??
    provingForms
      .filter((form) => own === undefined || form !== dutch)
      .map((form) => findForm(lines, form))
      .find((found) => found !== undefined) ??
    findBehindRegion(lines) ??
    findDutchAbove(lines) ??
    findForm(lines, spacedForm) ??
    (own && isOwnPlain ? findForm(lines, own, 1) : undefined) ??
    findForm(lines, digits, 1) ??
    findForm(lines, digitsAfterCity, 1) ??
    findAlone(lines) ??
    findOnFirst(lines)
  );
}

/** The last line from one on that has a code of this form. */
function findForm(lines: Lines, { pattern, city }: PostalForm, from = 0): PostalLine | undefined {
  for (let index = lines.length - 1; index >= from; index--) {
    const line = lines[index] ?? "";
    const match = pattern.exec(line);
    const code = match?.[2] ?? match?.[1];
    if (!match || code === undefined || isBoxNumber(line, code)) continue;
    return { ...around(line, code), index, code, city };
  }
  return;
}

/** `Postfach 1234`, `Nr. 1023`, `Road 2422`: the number of a box, a house or a road is no postal code. */
const boxNumber =
  /(?:^(?:road|street)|\b(?:p\.? ?o\.? ?box|casilla|box|unit|flat|suite|plot|block|lot|room|house|villa|shop|office|bldg|building|way|postfach|postbus|postboks|apartado|bo[iî]te postale|b\.?p\.?|casella postale|caixa postal|n[ro]?[°º]?))\.?\s{0,9}#?\d*$/i;

function isBoxNumber(line: string, code: string): boolean {
  return boxNumber.test(line.slice(0, line.indexOf(code)).trim());
}

/** `Springfield, IL 62704`, `Richmond Victoria 3121`, or the code on the next line: `Springfield, IL, 62704`. */
function findBehindRegion(lines: Lines): PostalLine | undefined {
  for (let index = lines.length - 1; index >= 0; index--) {
    const match = /^(.*?)[\s,.-]*\b(\d{4,6})$/.exec(lines[index] ?? "");
    const [before = "", code = ""] = match?.slice(1) ?? [];
    const region = splitRegion(before === "" ? (lines[index - 1] ?? "") : before);
    if (!region?.countries.some((country) => digitsBehindRegion[country]?.test(code))) continue;
    return { index, code, before, after: "", city: "before" };
  }
  return;
}

/** `1234 AB` above the town. */
function findDutchAbove(lines: Lines): PostalLine | undefined {
  const index = lines.findIndex((line, place) => /^\d{4}\s?[A-Z]{2}$/.test(line) && isName(lines[place + 1]));
  return index < 0 ? undefined : { index, code: lines[index] ?? "", before: "", after: "", city: "after" };
}

/** A code on a line of its own: `62704`, `703 99`. Four digits may be a house number: only behind a town at the end. */
function findAlone(lines: Lines): PostalLine | undefined {
  const isAlone = (line: string, index: number) =>
    /^(?:\d{5}|\d{6}|\d{3} \d{2,3})$/.test(line) ||
    (/^\d{4}$/.test(line) &&
      index > 1 &&
      index === lines.length - 1 &&
      isName(lines[index - 1]) &&
      hasDigit(lines, index));
  const index = lines.findLastIndex((line, place) => place > 0 && isAlone(line, place));
  return index < 0 ? undefined : { index, code: lines[index] ?? "", before: "", after: "", city: "after" };
}

/** A number at the beginning of the first line is a house number unless a street with its own number follows. */
function findOnFirst(lines: Lines): PostalLine | undefined {
  const [first = "", ...others] = lines;
  if (isPlaceLine(first.replace(/^\d+\s+/, ""))) return;
  const found = findForm([first], digits) ?? findForm([first], digitsAfterCity);
  return others.length === 0 || others.some((line) => /\p{L}.*\d/u.test(line)) ? found : undefined;
}

function around(line: string, code: string): Readonly<{ before: string; after: string }> {
  const at = line.indexOf(code);
  return {
    before: withoutDash(line.slice(0, at).replace(codeName, "")),
    after: withoutDash(line.slice(at + code.length)),
  };
}

/** `Jales/BA CEP 06390-556`, `C.P. 59028`: the name of the code before it. */
const codeName = /(?:^|[\s,–-])(?:cep|c\.?p\.?|plz|zip(?: code)?|post ?code|postal code|pin(?: ?code)?|〒)[.:]?\s*$/i;

/** `Patna - 800017`, `71190 - Broye`: a dash may stand between the code and the city. */
function withoutDash(text: string): string {
  return text
    .trim()
    .replace(/^[-–.,]\s*|\s*[-–,]$/g, "")
    .trim();
}

/** Whether a line is words only. */
export function isName(line: string | undefined): boolean {
  return line !== undefined && line !== "" && !/\d/.test(line);
}

function hasDigit(lines: Lines, before: number): boolean {
  return lines.slice(0, before).some((line) => /\d/.test(line));
}
