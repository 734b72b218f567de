import { type Package, remainingFiles } from "./room.ts";

export const engine: Package = {
  packages: ["contract"],
  rooms: {
    "deep-freeze": { holds: ["deep-freeze.ts"], imports: [] },
    rules: { holds: ["rules.ts", "rules"], imports: [] },
    pdf: { imports: [] },
    weights: { imports: [] },
    locale: { imports: [] },
    arithmetic: { imports: ["locale"] },
    // The words of a page with their boxes: produced by `text`, read by every later stage.
    "page-text": { imports: [] },
    archive: { imports: [] },
    intake: { imports: ["pdf", "archive"] },
    pages: { imports: ["pdf", "page-text", "intake"] },
    text: { imports: ["rules", "weights", "locale", "page-text", "pages"] },
    evidence: { imports: ["locale", "page-text"] },
    codes: { imports: ["locale", "page-text", "pages", "evidence"] },
    structured: { imports: ["pdf", "locale", "page-text", "evidence"] },
    // Draws pages of e-invoices that come without any.
    "einvoice-page": { imports: ["pdf"] },
    understand: { imports: ["rules", "weights", "locale", "arithmetic", "page-text"] },
    parts: { imports: ["locale", "page-text", "understand"] },
    validate: { imports: ["rules", "locale", "arithmetic", "evidence", "understand"] },
    custom: { imports: ["locale", "page-text"] },
    pipeline: {
      holds: ["pipeline.ts", "extraction.ts", "document-pages.ts", "document-source.ts"],
      imports: [
        "deep-freeze",
        "rules",
        "pdf",
        "page-text",
        "intake",
        "pages",
        "text",
        "evidence",
        "codes",
        "structured",
        "einvoice-page",
        "understand",
        "parts",
        "validate",
        "locale",
        "custom",
      ],
    },
    pool: { imports: ["page-text", "intake", "pages", "text", "pipeline", "archive"] },
    explain: { imports: ["pages", "pdf"] },
    // Compares extracted data with labels, for the evaluation and for `bench`.
    scoring: { imports: [] },
    index: {
      holds: [remainingFiles],
      imports: ["page-text", "custom", "pipeline"],
    },
  },
};
