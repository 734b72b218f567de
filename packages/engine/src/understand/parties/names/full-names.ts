import { hasLegalForm, withoutLegalForm } from "../../../locale/companies/legal-form.ts";
import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { RuleSet } from "../../../rules.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { strongAt } from "../../thresholds.ts";

type Name = Candidate<string>;

/** Relates the prints of one party's name: with its legal form, without it, with more words, and as a sign. */
export function withFullNames(found: readonly Name[], rules: RuleSet): readonly Name[] {
  const full = found.filter(({ value, probability }) => hasLegalForm(value) && probability >= strongAt);
  return found.map((name) => {
    const whole = wholeOf(name, full, rules) ?? (rules.has("trade-signs") ? writtenOut(name, found) : undefined);
    if (whole) return { ...whole, probability: Math.max(whole.probability, name.probability) };
    const named = rules.has("trade-signs") && full.find(({ value }) => isSign(name.value, value));
    return named ? { ...name, signOf: named.value } : name;
  });
}

/** A name without its legal form counts as the name with it, if both are printed: the sign `Alder` for `Alder Ltd`. */
function wholeOf({ value: text }: Name, full: readonly Name[], rules: RuleSet): Name | undefined {
  if (hasLegalForm(text))
    return rules.has("legal-forms-end-names") ? full.find(({ value }) => goesOn(text, value)) : undefined;
  if (!rules.has("full-names")) return undefined;
  return full.find(({ value }) => wordKey(withoutLegalForm(value)) === wordKey(text));
}

/** Minimum letters of initials. */
const fewestInitials = 3;

/** The name whose initials another one is: `MDF` above `Marram Dune Ferries`. */
function writtenOut({ value }: Name, found: readonly Name[]): Name | undefined {
  const sign = value.replaceAll(".", "");
  if (!/^\p{Lu}+$/u.test(sign) || sign.length < fewestInitials) return undefined;
  return found.find((name) => {
    const words = withoutLegalForm(name.value).split(/[\s-]+/);
    return name.value !== value && words.map((word) => word.charAt(0).toUpperCase()).join("") === sign;
  });
}

/** Whether a text is a name that ends with its legal form, and more words: `Alder S.p.A. Società con socio unico`. */
function goesOn(text: string, name: string): boolean {
  const rest = text.startsWith(`${name} `) ? text.slice(name.length) : "";
  const lastWord = name.slice(name.lastIndexOf(" "));
  return /^ \p{L}{2}/u.test(rest) && !hasLegalForm(rest) && hasLegalForm(lastWord);
}

/** Minimum letters: shorter words are in many names. */
const shortestSign = 4;

/** `nimbuscore.com` is the sign `nimbuscore`. */
const webAddress = /^(?:www\.)?([\p{L}\d-]+)(?:\.[a-z]{2,3})?\.[a-z]{2,10}$/iu;

/** Whether a name without a legal form is contained in one that has it: `EL TRÉBOL` in `Distribuidora El Trébol S.R.L.`. */
function isSign(printed: string, full: string): boolean {
  const sign = webAddress.exec(printed)?.[1] ?? printed;
  const isLong = wordKey(sign).length >= shortestSign;
  if (!isLong || hasLegalForm(sign)) return false;
  return wordsOf(full).includes(wordsOf(sign)) || beginsWithWords(full, wordKey(sign));
}

/** Whether the first words of a name, written in one, are the sign: `nimbuscore` of `Nimbus Core EMEA SARL`. */
function beginsWithWords(full: string, sign: string): boolean {
  const words = full.split(/\s+/);
  return words.some((_, index) => wordKey(words.slice(0, index + 1).join("")) === sign);
}

/** The words of a name without accents, case and signs, each between blanks. */
function wordsOf(name: string): string {
  const words = name.split(/[\s,&.-]+/).map(wordKey);
  return ` ${words.filter(Boolean).join(" ")} `;
}
