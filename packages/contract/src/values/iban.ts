/** An IBAN or account number without blanks and signs, in capitals. */
export function plainAccountNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

const looksLikeIban = (number: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number);

/** Whether a text is an IBAN with right check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = plainAccountNumber(text);
  return looksLikeIban(iban) && hasCheckDigits(iban);
}

/** Whether a text has the form of an IBAN and wrong check digits: no bank account has this number. */
export function isWrongIban(text: string): boolean {
  const iban = plainAccountNumber(text);
  return looksLikeIban(iban) && !hasCheckDigits(iban);
}

/** ISO 7064 MOD 97-10 with the check digits in third and fourth place. */
function hasCheckDigits(text: string): boolean {
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Countries of the SEPA area by the letters of their IBANs (EPC list of SEPA scheme countries). */
const sepaCountries: ReadonlySet<string> = new Set(
  (
    "AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS " +
    "SE SI SK SM VA"
  ).split(" "),
);

export const isSepaAccount = (iban: string) => sepaCountries.has(plainAccountNumber(iban).slice(0, 2));

/** Whether a text is a creditor reference with right check digits (ISO 11649). */
export function isCreditorReference(text: string): boolean {
  const reference = text.toUpperCase().replace(/\s/g, "");
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && hasCheckDigits(reference);
}

/** The country and the last four characters: `DE•• •••• 3000`. */
export function maskedAccount(number: string): string {
  return `${number.slice(0, 2)}•• •••• ${number.slice(-4)}`;
}
