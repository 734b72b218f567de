import type { Documentation } from "./page-template.ts";

/** An overview for language models in the format of llmstxt.org: every guide as Markdown, with a summary. */
export function llmsText({ guides, groups }: Documentation): string {
  const sections = Object.entries(groups).map(([group, names]) => {
    const lines = names.flatMap((name) => {
      const guide = guides.get(name);
      return guide ? [`- [${guide.title}](/docs/${name}.md): ${guide.summary.slice(0, 200)}`] : [];
    });
    return `## ${group}\n${lines.join("\n")}`;
  });
  return `# Inkvoice

> A self-hosted service that reads invoices. A program uploads a PDF or a picture and gets back number, dates, amounts, currency, vendor, customer and every line item, each with a calibrated confidence and its place on the page. Plain CPUs, offline, no language model.

The API's contract is at /openapi.json (OpenAPI 3.1).

${sections.join("\n\n")}
`;
}
