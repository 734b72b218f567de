import { z } from "zod";
import { limits } from "../values/limits.ts";

export const customFieldTypes = ["text", "code", "date", "amount", "number", "boolean", "choice"] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];
export const customFieldLevels = ["document", "line"] as const;
export type CustomFieldLevel = (typeof customFieldLevels)[number];
export const customFieldParties = ["vendor", "customer"] as const;
export type CustomFieldParty = (typeof customFieldParties)[number];

const timestamp = z.iso.datetime().describe("ISO 8601, UTC");
const shortText = (most: number) =>
  z
    .string("must be a text")
    .trim()
    .min(1, "must not be empty")
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !text.includes("\0"), "must not have a NUL character");

const name = z
  .string("must be a text")
  .regex(/^[a-z][a-z0-9_]{0,39}$/, "must be small letters, digits and _, beginning with a letter, at most 40")
  .describe("The member of custom_fields it becomes");
const type = z
  .enum(customFieldTypes, `must be one of ${customFieldTypes.join(", ")}`)
  .describe("What its value is; a choice is one of choices");
const captions = z
  .array(shortText(80), "must be a list of texts")
  .max(limits.customFieldCaptions, `must have at most ${limits.customFieldCaptions} entries`)
  .describe("The words printed beside or above the value, in any language");
const pattern = shortText(200).describe(
  "A regular expression in RE2's syntax, which takes linear time; the value is what matches it",
);
const choices = z
  .array(shortText(100), "must be a list of texts")
  .min(1, "must have at least one entry")
  .max(100, "must have at most 100 entries")
  .describe("For type choice: the values it may have, as printed");
const level = z
  .enum(customFieldLevels, "must be document or line")
  .describe("document: once on the document. line: a column of the line items");
const near = z
  .enum(customFieldParties, "must be vendor or customer")
  .describe("Taken only from beside the printed name and address of this party");
const vendors = z
  .array(shortText(200), "must be a list of texts")
  .min(1, "must have at least one entry; leave it out for all vendors")
  .max(200, "must have at most 200 entries")
  .describe("Names or tax numbers of the only vendors that print it");
const required = z
  .boolean("must be true or false")
  .describe("Whether a document without it needs review; for level document");
const description = shortText(500).describe("A free text for people");

export const createCustomFieldBody = z.strictObject({
  name,
  type,
  captions: captions.default([]),
  pattern: pattern.nullish(),
  choices: choices.nullish(),
  level: level.default("document"),
  near: near.nullish(),
  vendors: vendors.nullish(),
  required: required.default(false),
  description: description.nullish(),
});
export type CreateCustomFieldBody = z.infer<typeof createCustomFieldBody>;

export const changeCustomFieldBody = z
  .strictObject({
    captions,
    pattern: pattern.nullable(),
    choices: choices.nullable(),
    near: near.nullable(),
    vendors: vendors.nullable(),
    required,
    description: description.nullable(),
  })
  .partial()
  .refine(
    (change) => Object.keys(change).length > 0,
    "must change at least one of captions, pattern, choices, near, vendors, required, description",
  );
export type ChangeCustomFieldBody = z.infer<typeof changeCustomFieldBody>;

export const customField = z.object({
  id: z.string().regex(/^fld_\d{1,19}$/),
  name,
  type,
  captions,
  pattern: pattern.nullable(),
  choices: choices.nullable(),
  level,
  near: near.nullable(),
  vendors: vendors.nullable(),
  required,
  description: description.nullable(),
  created_at: timestamp,
});
export type CustomField = z.infer<typeof customField>;

export const customFieldIdParams = z.object({ id: z.string().describe("fld_ and digits") });
export const customFieldList = z.object({ fields: z.array(customField) });
