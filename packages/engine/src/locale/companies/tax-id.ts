import { countries } from "../countries/index.ts";
import { countryByCode } from "../country.ts";
import type { TaxIdForm } from "../country-data.ts";

/** Verdict of the check digits; `unknown` if the country has none that can be computed. */
export type TaxIdVerdict = "valid" | "invalid" | "unknown";

const byPrefix: ReadonlyMap<string, TaxIdForm> = new Map(
  countries.flatMap(({ taxIds }) => taxIds.flatMap((form) => (form.prefix ? [[form.prefix, form] as const] : []))),
);
/** Switzerland's prefix has three letters, all others two. */
const prefixLengths = [3, 2];

/** Captions of tax numbers as printed without a blank before the number. */
const namedForms = countries.flatMap(({ taxIds }) =>
  taxIds.flatMap(({ names, shape }) => names.map((name) => ({ glued: gluedName(name), shape }))),
);

function gluedName(name: string): RegExp {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== "");
  return new RegExp(`^${words.join("[ ./°-]*")}[ .:#-]*`, "iu");
}

/** Other words that announce a number. */
const captionWords: ReadonlySet<string> = new Set([
  ..."no nr num number nummer numer numero numéro número id idnr uid atu ident identification tax vat reg regno registration fiscal".split(
    " ",
  ),
  ...countries.flatMap(({ taxIds }) => taxIds.flatMap(({ names }) => names.flatMap(wordsOf))),
]);

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}

/** Behind a Swiss number stands the tax for which it is registered; it is no part of the number (MWSTG, art. 26). */
const swissTax = /^(CHE\W{0,3}\d{3}\W?\d{3}\W?\d{3})(?:\W{0,3}(?:MWST|TVA|IVA|TPV))+$/i;

/** The printed number without blanks, as in the extracted data. */
export function normaliseTaxId(text: string): string | undefined {
  const id = text
    .replace(/\s+/g, "")
    .replace(/^[.:#,;°º-]+|[.:,;]+$/g, "")
    .replace(swissTax, "$1");
  const digits = id.replace(/\D/g, "").length;
  return digits >= 5 && id.length <= 24 ? id : undefined;
}

/** `GSTIN-27AAPFU0939F1ZV`: removes the caption, if the rest has the form of such a number. */
export function withoutTaxName(text: string): string {
  for (const { glued, shape } of namedForms) {
    const rest = text.replace(glued, "");
    if (rest !== text && (shape.test(bare(rest)) || looksLikeVatId(rest))) return rest;
  }
  return withoutCaption(text);
}

/** Letters before the digits that belong to the number: country prefix or kind of company. */
const longestPrefix = 3;

/** `USt.-IdNr-28184760`, `No,DE903089512`: removes words before the digits, if all of them announce a number. */
function withoutCaption(text: string): string {
  // A country prefix is directly before the digits: `NO/` is not one.
  if (looksLikeVatId(text) && !partedLetters.test(text)) return text;
  const digits = text.search(/\d/);
  const letters = /\p{Lu}*$/u.exec(text.slice(0, digits))?.[0].length ?? 0;
  if (letters === digits && letters <= longestPrefix) return withoutLetters(text, digits);
  const starts = Array.from({ length: Math.min(letters, longestPrefix) + 1 }, (_, length) => digits - length).reverse();
  const start = starts.find((at) => isCaption(text.slice(0, at)) && (at === digits || isPrefixed(text, at, digits)));
  return start === undefined ? text.replace(gluedWord, "") : text.slice(start);
}

const partedLetters = /^\p{L}+[/,:;°º]/u;
/** `SPRZEDAWCY-029-445-54-20`, `N°,20-44522370-1`: no tax number begins with five letters and a sign. */
const gluedWord = /^(?:\p{L}{5,}[-:./]+|N[°º][.,:;]*)(?=\p{Lu}{0,3}\d)/u;

/**
 * `ID27-0589685`, `TVA8562021G/A/M000`: letters that announce a number, unless they belong to a number of that form.
 */
function withoutLetters(text: string, digits: number): string {
  const letters = text.slice(0, digits);
  return isCaption(letters) && (numberWords.has(letters) || !hasKnownShape(text)) ? text.slice(digits) : text;
}

/** Only Norwegian numbers begin with these, and their form was recognised before. */
const numberWords: ReadonlySet<string> = new Set(["ID", "NO", "NR"]);

/** Whether this is the form of some country's numbers without prefix. */
export function hasKnownShape(text: string): boolean {
  return countries.some(({ taxIds }) => taxIds.some(({ shape }) => shape.test(bare(text))));
}

function isPrefixed(text: string, start: number, digits: number): boolean {
  return looksLikeVatId(text.slice(start)) || (digits - start === 1 && /\p{Ll}$/u.test(text.slice(0, start)));
}

function isCaption(text: string): boolean {
  const words = wordsOf(text.replace(/(?<!\p{L}\p{L})\.(?=\p{L}(?!\p{L}))/gu, ""));
  return words.length > 0 && words.every((word) => captionWords.has(word));
}

/**
 * Checks a tax number by its own prefix (`DE…`, `CHE…`) or by the forms of its country; `unknown` if neither determines
 * the kind of number.
 */
export function judgeTaxId(taxId: string, country?: string): TaxIdVerdict {
  const id = bare(taxId);
  const own = formByPrefix(id);
  if (own) return own.form.shape.test(own.body) ? verdictOf(own.form, id) : "invalid";
  const forms = countryByCode(country)?.taxIds.filter(({ shape }) => shape.test(id)) ?? [];
  const verdicts = forms.map((form) => verdictOf(form, id));
  if (verdicts.includes("valid")) return "valid";
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === "invalid") ? "invalid" : "unknown";
}

const provingForms = countries.flatMap(({ taxIds }) => taxIds.filter(({ provesItself }) => provesItself));

/** Whether the check digits of some country confirm this number. */
export function isProvenTaxId(taxId: string): boolean {
  const id = bare(taxId);
  const isOfForm = (form: TaxIdForm) => form.shape.test(id) && verdictOf(form, id) === "valid";
  return judgeTaxId(taxId) === "valid" || provingForms.some(isOfForm);
}

/** Whether this has a country prefix but not the form of that country's numbers. */
export function isMisshapenTaxId(taxId: string): boolean {
  return formByPrefix(bare(taxId)) !== undefined && !looksLikeVatId(taxId);
}

/** The country of a VAT number by its prefix: `CH` of `CHE-116.281.724`. */
export function countryOfTaxId(taxId: string): string | undefined {
  const id = bare(taxId);
  const own = formByPrefix(id);
  return own && countries.find(({ taxIds }) => taxIds.includes(own.form))?.code;
}

/** Whether a text has the shape of a VAT number with its country prefix. */
export function looksLikeVatId(text: string): boolean {
  const own = formByPrefix(bare(text));
  return own?.form.shape.test(own.body) ?? false;
}

function bare(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

function formByPrefix(id: string): Readonly<{ form: TaxIdForm; body: string }> | undefined {
  for (const length of prefixLengths) {
    const form = byPrefix.get(id.slice(0, length));
    if (form) return { form, body: id.slice(length) };
  }
  return undefined;
}

function verdictOf({ validate }: TaxIdForm, id: string): TaxIdVerdict {
  if (!validate) return "unknown";
  return validate(id).isValid ? "valid" : "invalid";
}
