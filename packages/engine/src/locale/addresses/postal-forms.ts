/** How a postal code is printed, and where the city stands on its line. */
export type PostalForm = Readonly<{ pattern: RegExp; city: "after" | "before" }>;

/** Forms of postal codes, most specific first. */
export const postalForms = {
  american: { pattern: /\b([A-Z]{2}\s+)?(\d{5}-\d{4})\b/, city: "before" },
  british: { pattern: /\b([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})\b/, city: "before" },
  canadian: { pattern: /\b([A-Z]\d[A-Z]\s?\d[A-Z]\d)\b/, city: "before" },
  irish: { pattern: /\b([A-Z]\d[\dW]\s?[A-Z\d]{4})\b/, city: "before" },
  argentine: { pattern: /\b([A-HJ-NP-Z]\d{4}[A-Z]{3})\b/, city: "after" },
  andorran: { pattern: /\b(AD\d{3})\b/, city: "after" },
  dutch: { pattern: /\b(\d{4}\s?[A-Z]{2})\b(?=\s+\S)/, city: "after" },
  portuguese: { pattern: /\b(\d{4}-\d{3})\b/, city: "after" },
  polish: { pattern: /\b(\d{2}-\d{3})\b/, city: "after" },
  brazilian: { pattern: /\b(\d{2}\.?\d{3}-\d{3})\b/, city: "after" },
  indian: { pattern: /(?<=\p{L})\s?[-–]\s?(\d{3}\s?\d{3})(?!\d)/u, city: "before" },
  latvian: { pattern: /(?<![\w-])(LV-\d{4})$/, city: "before" },
  threeAndTwo: { pattern: /(?:^|\s)(?:[A-Z]{2}-?\s?)?(\d{3}\s\d{2})(?=\s+\p{L})/u, city: "after" },
  digits: { pattern: /(?:^|\s)(?:[A-Z]{1,3}-\s?)?(\d{4,6}(?=\s+\p{L})|\d{5}(?=\s[-–]\s\p{L}))/u, city: "after" },
  digitsAfterCity: { pattern: /(?<=\p{L}(?:[,.]?\s+|-))(\d{4,6})$/u, city: "before" },
} as const satisfies Record<string, PostalForm>;
