import { countries } from "../countries/index.ts";
import { wordKey } from "../letters/fold-text.ts";

const allForms = countries.flatMap(({ legalForms, otherLegalForms = [] }) => [...legalForms, ...otherLegalForms]);
/** The longest first: of `PartG mbB` both words are the form. */
const forms = [...new Set(allForms.map((form) => form.toLowerCase()))].toSorted((a, b) => b.length - a.length);

/** A form as it may be printed: with or without its points and blanks. */
function printed(form: string): string {
  return form
    .replace(/\.$/, "")
    .replace(/[.\s]+/g, "\\.?\\s?")
    .replaceAll("/", "\\/");
}

const legalForm = new RegExp(`(?:^|[\\s-])(?:${forms.map(printed).join("|")})\\.?(?=\\s|,|$)`, "i");

/** Whether a name contains a legal form of any country. */
export function hasLegalForm(name: string): boolean {
  return legalForm.test(name);
}

/** Whether a text is one or several legal forms and nothing else: `GmbH & Co. KG`. */
export function isOnlyLegalForm(name: string): boolean {
  let rest = name;
  for (let before = ""; rest !== before; ) {
    before = rest;
    rest = withoutLegalForm(rest);
  }
  return wordKey(rest) === "";
}

export function withoutLegalForm(name: string): string {
  return name.replace(legalForm, "");
}
