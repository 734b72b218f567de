import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { searchGuides } from "./assets/search-guides.ts";
import { renderGuide } from "./render-guide.ts";

const docs = join(import.meta.dirname, "../../../../docs");
const guides = readdirSync(docs).filter((file) => file.endsWith(".md"));
const find = searchGuides(
  [...guides, "../CHANGELOG.md"].flatMap((file) => {
    const page = basename(file, ".md").toLowerCase();
    const { title, sections } = renderGuide(page, readFileSync(join(docs, file), "utf8"), () => "/");
    return sections.map((section) => ({ page, title, ...section }));
  }),
);

/** Questions as people type them, and the guides that answer. */
const questions: readonly (readonly [question: string, ...guides: string[]])[] = [
  ["how do I verify a webhook signature", "webhooks"],
  ["webook signatrue", "webhooks", "sdk"],
  ["webhook does not arrive", "troubleshooting", "webhooks"],
  ["the total is missing", "troubleshooting"],
  ["NO_INVOICE_FOUND", "troubleshooting", "errors"],
  ["it is slow", "troubleshooting", "scaling"],
  ["how to move from mindee", "moving"],
  ["textract", "moving"],
  ["export to datev", "accounting"],
  ["quikbooks", "accounting"],
  ["idempotency key", "uploading", "api"],
  ["what does confidence mean", "fields-and-confidence", "glossary"],
  ["define my own field", "custom-fields"],
  ["restore a bakup", "operations"],
  ["use postgres", "self-hosting", "deployment", "scaling", "settings"],
  ["rate limit", "limits"],
  ["sign in with keycloak", "sign-in"],
  ["zapier", "ways-in"],
  ["power automate", "ways-in"],
  ["paperles ngx", "ways-in"],
  ["upload from php", "uploading"],
  ["upgrade to a new version", "self-hosting", "versions", "operations"],
  ["business central", "accounting"],
  ["python client", "sdk"],
  ["bank account changed", "payables"],
  ["supported languages", "uploading"],
  ["zugferd", "e-invoices"],
  ["duplicate invoices", "review", "dashboard", "payables", "api"],
  ["webhok signature", "webhooks", "sdk"],
  ["total missing", "troubleshooting"],
  ["tesseract", "how-it-works"],
  ["how to delete a tenant", "operations"],
  ["reset pasword", "troubleshooting"],
  ["forgot password of admin", "troubleshooting"],
  ["change the port", "self-hosting", "settings"],
  ["run in kuberentes", "deployment"],
  ["what langauges can it read", "uploading"],
  ["handwriten invoices", "uploading"],
  ["max file size", "limits"],
  ["upload several files at once", "uploading"],
  ["how long are files kept", "operations"],
  ["does it send data to the cloud", "security"],
  ["invocie stuck in processing", "troubleshooting"],
  ["export to exel", "accounting", "api"],
  ["memory usage", "self-hosting", "scaling"],
  ["two factor authentication", "dashboard"],
  ["SSO saml", "sign-in"],
  ["email inbox", "ways-in"],
  ["approve invoices automaticaly", "review", "payables"],
  ["split a pdf with many invoices", "files-and-codes"],
  ["ECONNREFUSED", "troubleshooting"],
  ["c# example", "uploading", "webhooks"],
  ["docker compose", "deployment"],
  ["GDPR delete data", "operations"],
  ["change confidence threshold", "review"],
  ["what does it cost", "self-hosting"],
  ["how much does it cost per page", "self-hosting"],
  ["pricing", "self-hosting"],
  ["waiting for approval by others", "payables", "dashboard"],
];

describe("the search of the guides", () => {
  it.each(questions)("finds “%s” among the first three results", (question, ...answers) => {
    const found = find(question).slice(0, 3);
    expect(found.map(({ page }) => page).filter((page) => answers.includes(page))).not.toEqual([]);
  });

  it("finds nothing when no page is similar to the query", () => {
    expect(find("qqqqqqqq")).toEqual([]);
  });
});
