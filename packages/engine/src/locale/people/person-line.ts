import { hasLegalForm } from "../companies/legal-form.ts";
import { foldText } from "../letters/fold-text.ts";
import { isFirstName } from "./first-names.ts";

/** Titles before a name, with their point or without. */
const titles = /^(?:(?:mrs?|ms|miss|dr|prof|mag|dipl|ing|herrn?|frau|dhr|mevr|mme|sig|sra?|hr|fru)\.? )+/i;
/** `Katrien Vloerbergh`, `Jan van der Meer`, `J. P. Moss`: capitals, and small words of family names between them. */
const nameWords =
  /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’.-]*|de|del|della|der|den|di|da|dos|do|van|von|zu|ter|ten)){1,3}$/u;

/** `Roger Bros.`, `Peter Moss Design`: words of a firm that is called after a person. */
const firmWords =
  /(?:^|\s)(?:bros|brothers|sons?|söhne|fils|hijos|figli|filhos|zonen|shop|store|bakery|studio|team|services?|consulting|design|garage|hotel|café|restaurant)\b/iu;

/** Whether a line is the name of a person and nothing else, as far as a frequent first name tells. */
export function isPersonLine(line: string): boolean {
  const bare = line.replace(titles, "").trim();
  if (!nameWords.test(bare) || hasLegalForm(bare) || firmWords.test(bare)) return false;
  return isFirstName(foldText(bare).toLowerCase().split(/[\s-]/)[0] ?? "");
}
