/** An IBAN or account number without blanks and signs, in capitals. */
export function plainAccountNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Whether a text is an IBAN with right check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = plainAccountNumber(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** The country and the last four characters: `DE•• •••• 3000`. */
export function maskedAccount(number: string): string {
  return `${number.slice(0, 2)}•• •••• ${number.slice(-4)}`;
}
