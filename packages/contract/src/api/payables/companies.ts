import { z } from "zod";
import { limits } from "../../values/limits.ts";
import { problem, textMatching } from "../reasoned-problem.ts";

const text = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(longest, `must have at most ${longest} characters`)
    .refine((value) => !value.includes("\0"), "must not have a NUL character");
const texts = (longest: number) => z.array(text(longest)).max(20, "must have at most 20 entries");

/** A country as ISO 3166-1 alpha-2. */
export const countryCode = textMatching(
  /^[A-Z]{2}$/,
  problem("must be two capital letters, as in ISO 3166-1", "not_a_country"),
);

export const ownCompany = z.strictObject({
  name: text(200).describe("The registered name"),
  aliases: texts(200).optional().describe("Other names that are printed on invoices to this company"),
  tax_ids: texts(40).optional().describe("VAT and tax numbers"),
  addresses: texts(500).optional().describe("Addresses, each in one line"),
  country: countryCode.optional().describe("ISO 3166-1 alpha-2"),
});

export const accountCompanies = z.strictObject({
  companies: z
    .array(ownCompany)
    .max(limits.ownCompanies, `must have at most ${limits.ownCompanies} entries`)
    .describe("The companies that this account reads invoices for; an empty list removes them"),
});
export type AccountCompanies = z.infer<typeof accountCompanies>;

/** Whether an own company buys or sells. */
export const directions = ["purchase", "sale"] as const;
export type Direction = (typeof directions)[number];

export const vendorMatchKinds = ["tax_id", "iban", "name", "memory"] as const;
export const vendorMatch = z.object({
  by: z.array(z.enum(vendorMatchKinds)).describe("What agrees with the vendor"),
  confidence: z.number().min(0).max(1),
});
export type VendorMatch = z.infer<typeof vendorMatch>;
