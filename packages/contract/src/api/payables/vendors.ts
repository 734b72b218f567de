import { z } from "zod";
import { errorBody } from "../../values/errors/envelope.ts";
import { isIban, plainAccountNumber } from "../../values/iban.ts";
import { limits } from "../../values/limits.ts";
import { currencyCode } from "../currency-code.ts";
import { externalId } from "../invoices/caller-data.ts";
import { wholeNumber } from "../invoices/invoices.ts";
import { problem, textMatching, unlessMissing } from "../reasoned-problem.ts";
import { countryCode } from "./companies.ts";

export const text = (longest: number) =>
  z
    .string(unlessMissing("must be a text"))
    .trim()
    .min(1, "must not be empty")
    .max(longest, `must have at most ${longest} characters`)
    .refine((value) => !value.includes("\0"), "must not have a NUL character");
const texts = (longest: number) => z.array(text(longest)).max(50, "must have at most 50 entries");
const timestamp = z.iso.datetime().describe("ISO 8601, UTC");
export const vendorId = z.string().regex(/^ven_\d{1,19}$/, "must be an id of a vendor");

/** `seen`: on an invoice, and confirmed by nobody. */
export const bankAccountStatuses = ["confirmed", "seen", "blocked"] as const;
export type BankAccountStatus = (typeof bankAccountStatuses)[number];

export const bankAccount = z.object({
  iban: z.string().optional().describe("Without blanks"),
  account: z.string().optional().describe("An account number that is no IBAN"),
  bic: z.string().optional().describe("Of its bank"),
  status: z.enum(bankAccountStatuses).describe("seen: on an invoice, and confirmed by nobody yet"),
  first_seen_at: timestamp.describe("When it was given, or first on an invoice"),
  invoice_id: z
    .string()
    .nullable()
    .describe("The invoice that showed it first; null where a person or an import gave it"),
});
export type BankAccount = z.infer<typeof bankAccount>;

export const bic = textMatching(
  /^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$/,
  problem("must be a BIC of 8 or 11 characters", "not_a_bic"),
);
export const givenBankAccount = z
  .strictObject({
    iban: z
      .string()
      .refine(isIban, problem("must be an IBAN with right check digits", "not_an_iban"))
      .optional()
      .describe("With or without blanks"),
    account: z
      .string()
      .refine(
        (value) => /^[A-Z0-9]{4,34}$/.test(plainAccountNumber(value)),
        problem("must have 4 to 34 letters and digits", "not_letters_and_digits", { length: "4–34" }),
      )
      .optional()
      .describe("An account number that is no IBAN"),
    bic: bic.optional().describe("Of its bank"),
    status: z
      .enum(["confirmed", "blocked"], "must be confirmed or blocked")
      .default("confirmed")
      .describe("blocked: invoices that show it need review"),
  })
  .refine(
    ({ iban, account }) => (iban === undefined) !== (account === undefined),
    problem("must have an iban or an account", "bank_account_without_number"),
  );

export const vendorDefaults = z
  .strictObject({
    currency: currencyCode.describe("ISO 4217; where none was read"),
    custom_fields: z
      .record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean()]))
      .describe("By name; where no value was read"),
  })
  .partial();

const vendorValues = {
  name: text(200).describe("As printed on its invoices"),
  aliases: texts(200).describe("Other names"),
  tax_ids: texts(40).describe("VAT and tax numbers"),
  country: countryCode.nullable().describe("ISO 3166-1 alpha-2"),
  address: text(500).nullable().describe("In one line"),
  external_id: externalId.nullable().describe("Your id of the vendor; an import finds it again by this"),
  bank_accounts: z
    .array(givenBankAccount)
    .max(50, "must have at most 50 entries")
    .describe("Accounts to add or to change; others stay. Without status they are confirmed"),
  defaults: vendorDefaults,
};

export const changeVendorBody = z.strictObject(vendorValues).partial();
export type ChangeVendorBody = z.infer<typeof changeVendorBody>;
export const createVendorBody = changeVendorBody.extend({ name: vendorValues.name });
export type CreateVendorBody = z.infer<typeof createVendorBody>;

const vendorMemory = z.object({
  field: z.string().describe("Dotted path of the field"),
  kind: z.enum(["value", "position"]).describe("A value, or the position where it is printed"),
  value: z.union([z.string(), z.number()]).optional().describe("For the kind value"),
  learned_at: timestamp.describe("When a correction taught it last"),
  corrections: z.int().min(1).describe("How many corrections taught it"),
});
export type VendorMemory = z.infer<typeof vendorMemory>;

export const vendor = z.object({
  id: vendorId,
  name: z.string().describe("As printed on its invoices"),
  aliases: z.array(z.string()).describe("Other names, also of vendors that were merged into it"),
  tax_ids: z.array(z.string()).describe("VAT and tax numbers"),
  country: z.string().optional().describe("ISO 3166-1 alpha-2"),
  address: z.string().optional().describe("In one line"),
  external_id: z.string().optional().describe("Your id of the vendor"),
  bank_accounts: z.array(bankAccount).describe("Oldest first"),
  defaults: vendorDefaults,
  memory: z.array(vendorMemory).optional().describe("Taught by corrections; not in lists"),
  invoices: z.int().min(0).describe("How many invoices are of it"),
  last_invoice_at: timestamp.optional().describe("When the newest of them was uploaded"),
  created_at: timestamp.describe("When it was imported, created or first approved"),
});
export type Vendor = z.infer<typeof vendor>;

export const vendorIdParams = z.object({ id: z.string().describe("ven_ and digits") });
export const vendorMemoryParams = vendorIdParams.extend({ field: z.string().describe("Dotted path of the field") });
export const listVendorsQuery = z.object({
  q: z.string().trim().max(200).optional().describe("Part of a name, alias, tax number or external_id"),
  country: countryCode.optional().describe("ISO 3166-1 alpha-2"),
  has_new_bank_account: z
    .enum(["true", "false"], "must be true or false")
    .optional()
    .describe("true: only those with a bank account that nobody has confirmed"),
  limit: wholeNumber(1, limits.listMaximum).default(limits.listDefault),
  cursor: z.string().max(600).optional().describe("The next_cursor of the page before"),
});
export type ListVendorsQuery = z.infer<typeof listVendorsQuery>;
export const vendorList = z.object({
  vendors: z.array(vendor).describe("By name, without memory"),
  next_cursor: z.string().nullable().describe("For the next page; null on the last"),
});
export type VendorList = z.infer<typeof vendorList>;
export const mergeVendorsBody = z.strictObject({
  from: vendorId.describe("Ends: its names, tax numbers, bank accounts and invoices become those of `into`"),
  into: vendorId.describe("Stays, with the names and accounts of both"),
});

const rowError = z.object({
  row: z.int().min(1).describe("Line of the file"),
  path: z.string().describe("Path of the invalid member"),
  message: z.string().describe("Why it is invalid"),
  reason: errorBody.shape.reason,
  values: errorBody.shape.values,
});
/** The outcome of an import, of vendors or of orders. */
export const rowImport = z.object({
  created: z.int().min(0).describe("Number of new ones"),
  updated: z.int().min(0).describe("Number of changed ones"),
  failed: z.int().min(0).describe("Rows that were left out"),
  errors: z.array(rowError).describe("The first 1 000 of them"),
});
export type RowImport = z.infer<typeof rowImport>;

/** The data of the event vendor.bank_account_seen. */
export type SeenBankAccount = Readonly<{
  vendor_id: string;
  vendor_name: string;
  bank_account: BankAccount;
  invoice_id: string;
}>;
