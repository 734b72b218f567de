import type { DoubtTopic } from "@inkvoice/contract/review-settings";

/** The settings of required fields and reviewed doubts. */
export const reviewSettings = {
  title: "Review settings",
  lead: "Choose what is checked before an invoice is approved. Invoices that nobody has reviewed are checked again when you save.",
  documentType: "Document type",
  required: "Required fields",
  requiredHint: "A document needs review if one of these is missing or has low confidence.",
  atLeastOne: "Choose at least one field.",
  stopAt: "Also review",
  stopAtHint: "The queue stops at these as well. Possible duplicates always need review.",
  restore: "Use defaults",
  save: "Save",
  ownersOnly: "Only owners can change these settings.",
  saved: (type: string) => `Review settings saved: ${type}.`,
  topics: {
    failed_checks: {
      label: "Failed checks",
      hint: "Totals that don't add up, wrong check digits, a due date before the invoice date",
    },
    code_differences: {
      label: "Barcode differences",
      hint: "A barcode on the page is invalid or differs from the page",
    },
    xml_differences: { label: "XML differences", hint: "The file's XML could not be used or differs from the page" },
    uncertain_split: { label: "Uncertain splits", hint: "It is unclear which pages of a file belong together" },
    other_fields: {
      label: "Low confidence in other fields",
      hint: "Fields that are not required, such as the due date or the IBAN",
    },
    line_amounts: {
      label: "Low confidence in line amounts",
      hint: "Quantities, prices, amounts and dates in lines, taxes and charges",
    },
    line_texts: { label: "Low confidence in line texts", hint: "Descriptions, article numbers and units" },
  } satisfies Record<DoubtTopic, Readonly<{ label: string; hint: string }>>,
};
