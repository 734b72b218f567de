/**
 * INDEX of the guides served at /docs: files of docs/ in the order of the menu. Files not named here come last.
 * `changelog` is the CHANGELOG.md of the repository.
 */
export const guideGroups: Readonly<Record<string, readonly string[]>> = {
  Start: ["quick-start", "how-it-works", "command-line", "ways-in"],
  Build: [
    "uploading",
    "fields-and-confidence",
    "custom-fields",
    "review",
    "payables",
    "webhooks",
    "sdk",
    "api",
    "testing",
    "accounting",
    "moving",
  ],
  "Look up": ["troubleshooting", "record", "errors", "limits", "versions", "files-and-codes", "e-invoices", "glossary"],
  "Run it": ["self-hosting", "deployment", "operations", "scaling", "settings", "sign-in", "security", "dashboard"],
  Judge: ["accuracy", "evaluation", "promises"],
  Project: ["changelog", "roadmap", "development", "releasing"],
};
