import { z } from "zod";
import { documentTypes } from "../../fields/field-schemas.ts";
import { limits } from "../../values/limits.ts";
import { currencyCode } from "../currency-code.ts";
import { appliedRule, approvalCount, customFieldValue } from "./applied-rules.ts";
import { countryCode } from "./companies.ts";
import { text, vendorId } from "./vendors.ts";

const largest = 1e12;
const amount = z.number("must be a number").min(-largest, "is too small").max(largest, "is too large");
const timestamp = z.iso.datetime().describe("ISO 8601, UTC");
const ruleId = z.string().regex(/^rul_\d{1,19}$/);

export const searchedTexts = ["lines", "page"] as const;

const words = z.strictObject({
  in: z.enum(searchedTexts, "must be lines or page").describe("lines: texts of line items. page: all printed words"),
  any: z
    .array(text(100).regex(/[\p{L}\p{N}]/u, "must have letters or digits"), "must be a list of texts")
    .min(1, "must have at least one entry")
    .max(50, "must have at most 50 entries")
    .describe("Words or phrases of which one is there; case and accents do not matter"),
});

export const ruleConditions = z
  .strictObject({
    vendor_id: vendorId.describe("A vendor of the account"),
    country: countryCode.describe("Country of the vendor, ISO 3166-1 alpha-2"),
    currency: currencyCode.describe("ISO 4217"),
    document_type: z.enum(documentTypes, `must be one of ${documentTypes.join(", ")}`),
    total_min: amount.describe("total_amount of at least this"),
    total_max: amount.describe("total_amount of at most this"),
    words: words.describe("Printed words"),
    issue: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{2,59}$/, "must be the code of an issue, such as ORDER_MISMATCH")
      .describe("Code of an issue that the invoice has"),
  })
  .partial()
  .refine(({ total_min: least, total_max: most }) => least === undefined || most === undefined || least <= most, {
    message: "must not be below total_min",
    path: ["total_max"],
  });
export type RuleConditions = z.infer<typeof ruleConditions>;

const tags = z
  .array(text(40), "must be a list of texts")
  .min(1, "must have at least one entry")
  .max(20, "must have at most 20 entries");

export const ruleActions = z
  .strictObject({
    set: z
      .record(z.string().max(60), customFieldValue, "must be an object")
      .refine((values) => Object.keys(values).length > 0, "must have at least one member")
      .describe("Values of custom fields, by name; a value that a person entered stays"),
    approvals: approvalCount,
    assign_to: z
      .string()
      .regex(/^usr_\d{1,19}$/, "must be an id of a member")
      .describe("The member who reviews the invoice, unless somebody was chosen already"),
    tags: tags.describe("Tags to find the invoice by"),
  })
  .partial()
  .refine((then) => Object.keys(then).length > 0, "must have at least one of set, approvals, assign_to, tags");
export type RuleActions = z.infer<typeof ruleActions>;

const ruleValues = {
  name: text(100).describe("Shown on the invoices that it applies to"),
  enabled: z.boolean("must be true or false").describe("Whether it is applied"),
  position: z
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(limits.rules, `must be at most ${limits.rules}`)
    .describe("Place in the order, from 1; other rules move. By default the last"),
  when: ruleConditions.describe("Conditions that must all be met; without any it applies to every invoice"),
  then: ruleActions.describe("What it does"),
};

export const changeRuleBody = z.strictObject(ruleValues).partial();
export type ChangeRuleBody = z.infer<typeof changeRuleBody>;
export const createRuleBody = changeRuleBody.required({ name: true, when: true, then: true });
export type CreateRuleBody = z.infer<typeof createRuleBody>;

export const rule = z.object({
  id: ruleId,
  name: z.string(),
  enabled: z.boolean().describe("Whether it is applied"),
  position: z.int().min(1).describe("Place in the order, from 1"),
  when: ruleConditions.describe("Conditions that must all be met"),
  then: ruleActions.describe("What it does"),
  created_at: timestamp,
});
export type Rule = z.infer<typeof rule>;
export const ruleList = z.object({ rules: z.array(rule).describe("In the order in which they are applied") });
export type RuleList = z.infer<typeof ruleList>;
export const ruleIdParams = z.object({ id: z.string().describe("rul_ and digits") });

export const tryRuleBody = z.strictObject({
  rule: createRuleBody,
  last: z
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(limits.triedInvoices, `must be at most ${limits.triedInvoices}`)
    .default(50)
    .describe("How many of the newest invoices"),
});
export type TryRuleBody = z.infer<typeof tryRuleBody>;

export const triedInvoice = z.object({
  id: z.string(),
  vendor_name: z.string().nullable(),
  invoice_number: z.string().nullable(),
  date: z.string().nullable().describe("Date of the invoice, YYYY-MM-DD"),
  total_amount: z.number().nullable(),
  currency: z.string().nullable(),
  set: appliedRule.shape.set.describe("Custom fields that the rule would have set"),
  kept: z.array(z.string()).optional().describe("Custom fields in which the value of a person stays"),
});
export type TriedInvoice = z.infer<typeof triedInvoice>;
export const ruleTrial = z.object({
  tried: z.int().min(0).describe("How many invoices the rule was compared with"),
  invoices: z.array(triedInvoice).describe("Invoices to which it would have applied, newest first"),
});
export type RuleTrial = z.infer<typeof ruleTrial>;
