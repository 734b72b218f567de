import { ValidationErrorsIBAN, validateIBAN } from "ibantools";

/** The IBAN without blanks and in capitals; undefined where the shape is not one. Check digits are not looked at. */
export function normaliseIban(text: string): string | undefined {
  const iban = text
    .toUpperCase()
    .replace(/^IBAN[:.\s]*/, "")
    .replace(/[^A-Z0-9]/g, "");
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban) ? iban : undefined;
}

/**
 * Whether country, length, form and check digits (ISO 7064, modulo 97) agree. Check digits inside the national account number are
 * not asked for: they catch nothing that these do not, and accounts made up for examples and tests do not have them.
 */
export function isValidIban(iban: string): boolean {
  const { errorCodes } = validateIBAN(iban);
  return errorCodes.every((code) => code === ValidationErrorsIBAN.WrongAccountBankBranchChecksum);
}

/** Whether country, length and form are an account's, whatever its check digits say: no tax number looks so. */
export function hasIbanForm(text: string): boolean {
  const { errorCodes } = validateIBAN(normaliseIban(text) ?? "");
  const checks = [ValidationErrorsIBAN.WrongAccountBankBranchChecksum, ValidationErrorsIBAN.WrongIBANChecksum];
  return errorCodes.every((code) => checks.includes(code));
}

/** A BIC in capitals: four letters, a country, two signs, and three more for a branch. Undefined where the shape is not one. */
export function normaliseBic(text: string): string | undefined {
  const bic = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) ? bic : undefined;
}
