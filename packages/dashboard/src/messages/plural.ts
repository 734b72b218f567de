import { type Language, localeFor } from "./language.ts";

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * `count(3, { one: "# invoice", other: "# invoices" })` is "3 invoices": the form the language asks for, with the
 * number in it.
 */
export function countIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(localeFor(language, navigator.languages));
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll("#", numbers.format(count));
}
