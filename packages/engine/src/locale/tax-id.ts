import { countries } from "./countries/index.ts";
import { countryByCode } from "./country.ts";
import type { TaxIdForm } from "./country-data.ts";

/** What the check digits of a tax number say; `unknown` where its country has none that can be computed from it. */
export type TaxIdVerdict = "valid" | "invalid" | "unknown";

const byPrefix: ReadonlyMap<string, TaxIdForm> = new Map(
  countries.flatMap(({ taxIds }) => taxIds.flatMap((form) => (form.prefix ? [[form.prefix, form] as const] : []))),
);
/** Switzerland's prefix has three letters, all others two. */
const prefixLengths = [3, 2];

/** The names of tax numbers as they are glued to one, with or without their stops and blanks. */
const namedForms = countries.flatMap(({ taxIds }) =>
  taxIds.flatMap(({ names, shape }) => names.map((name) => ({ glued: gluedName(name), shape }))),
);

function gluedName(name: string): RegExp {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== "");
  return new RegExp(`^${words.join("[ ./°-]*")}[ .:#-]*`, "iu");
}

/** Words that say that a number follows, beside the names of tax numbers. */
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

/** As printed, without blanks: what the extracted data carries. */
export function normaliseTaxId(text: string): string | undefined {
  const id = text.replace(/\s+/g, "").replace(/^[.:#,;°º-]+|[.:,;]+$/g, "");
  const digits = id.replace(/\D/g, "").length;
  return digits >= 5 && id.length <= 24 ? id : undefined;
}

/** `GSTIN-27AAPFU0939F1ZV`: the number without the name it is glued to, where what is left looks like such a number. */
export function withoutTaxName(text: string): string {
  for (const { glued, shape } of namedForms) {
    const rest = text.replace(glued, "");
    if (rest !== text && (shape.test(bare(rest)) || looksLikeVatId(rest))) return rest;
  }
  return withoutCaption(text);
}

/** Letters of a number that stand before its digits: those of its country, or of the kind of company. */
const longestPrefix = 3;

/** `USt.-IdNr-28184760`, `No,DE903089512`: the number without the words before its digits, where all of them say that a number follows. */
function withoutCaption(text: string): string {
  // A country's letters stand right before the digits: `NO/` is none of them.
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

/** `ID27-0589685`, `TVA8562021G/A/M000`: letters that say that a number follows, unless they belong to a number of that shape. */
function withoutLetters(text: string, digits: number): string {
  const letters = text.slice(0, digits);
  return isCaption(letters) && (numberWords.has(letters) || !hasKnownShape(text)) ? text.slice(digits) : text;
}

/** No number begins with these but those of Norway, which were told by their shape before. */
const numberWords: ReadonlySet<string> = new Set(["ID", "NO", "NR"]);

/** Whether numbers of some country look like this, without its letters. */
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
 * Judges a tax number by its own prefix (`DE…`, `CHE…`), or by the forms of the country it comes from; `unknown` where neither
 * tells what kind of number it is.
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

/** Whether the check digits say that this is a tax number, whatever country it comes from. */
export function isProvenTaxId(taxId: string): boolean {
  const id = bare(taxId);
  const isOfForm = (form: TaxIdForm) => form.shape.test(id) && verdictOf(form, id) === "valid";
  return judgeTaxId(taxId) === "valid" || provingForms.some(isOfForm);
}

/** Whether this has the letters of a country and not the shape of its numbers. */
export function isMisshapenTaxId(taxId: string): boolean {
  return formByPrefix(bare(taxId)) !== undefined && !looksLikeVatId(taxId);
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
