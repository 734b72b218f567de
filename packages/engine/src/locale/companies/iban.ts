import { ValidationErrorsIBAN, validateIBAN } from "ibantools";

/** The IBAN without blanks, in capitals; undefined if it has another form. Check digits are not checked. */
export function normaliseIban(text: string): string | undefined {
  const iban = text
    .toUpperCase()
    .replace(/^IBAN[:.\s]*/, "")
    .replace(/[^A-Z0-9]/g, "");
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban) ? iban : undefined;
}

/**
 * Whether country, length, form and check digits (ISO 7064, modulo 97) are right. National check digits are not
 * checked: they find no further errors, and sample accounts do not have them.
 */
export function isValidIban(iban: string): boolean {
  const { errorCodes } = validateIBAN(iban);
  return errorCodes.every((code) => code === ValidationErrorsIBAN.WrongAccountBankBranchChecksum);
}

/** Whether country, length and form are those of an IBAN, whatever its check digits: no tax number has this form. */
export function hasIbanForm(text: string): boolean {
  const { errorCodes } = validateIBAN(normaliseIban(text) ?? "");
  const checks = [ValidationErrorsIBAN.WrongAccountBankBranchChecksum, ValidationErrorsIBAN.WrongIBANChecksum];
  return errorCodes.every((code) => checks.includes(code));
}

/**
 * A BIC in capitals: bank (4 letters), country (2), location (2), optional branch (3). Undefined if it has another
 * form.
 */
export function normaliseBic(text: string): string | undefined {
  const bic = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) ? bic : undefined;
}
