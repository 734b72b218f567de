import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const repository = join(import.meta.dirname, "../..");
const docsFolder = join(repository, "docs");

/** A fenced block in an executable language. */
export type Snippet = Readonly<{ page: string; line: number; language: string; role: string; text: string }>;

const runnable = new Set(["sh", "bash", "ts", "js", "python", "php", "go", "java", "cs", "ruby"]);

/** The SDK guide is tested with the SDK packages. */
const triedElsewhere = new Set(["sdk"]);

function snippetsOf(page: string, folder = docsFolder): readonly Snippet[] {
  const text = readFileSync(join(folder, `${page}.md`), "utf8");
  return [...text.matchAll(/^```(\S+)(?: (\S+))?\n([\s\S]*?)^```$/gm)]
    .map(([whole, language = "", role = "", body = ""], _index) => ({
      page,
      line: text.slice(0, text.indexOf(whole)).split("\n").length,
      language,
      role: role === "" && body.includes("…") ? "example" : role,
      text: body,
    }))
    .filter(({ language }) => runnable.has(language));
}

/**
 * Every snippet of the guides. The word after the language is its role: without one it runs unchanged, a `receiver` is
 * started and gets deliveries, an `example` contains placeholders and is only checked for syntax.
 */
export function allSnippets(): readonly Snippet[] {
  const pages = readdirSync(docsFolder).filter((file) => file.endsWith(".md"));
  return pages
    .map((file) => file.slice(0, -3))
    .filter((page) => !triedElsewhere.has(page))
    .flatMap((page) => snippetsOf(page));
}

/** The commands of the README, after installation. */
export function readmeCommands(): string {
  const blocks = snippetsOf("README", repository).filter(({ language }) => language === "sh");
  return blocks
    .filter(({ text }) => !/^npm ci/m.test(text))
    .map(({ text }) => text)
    .join("\n");
}

type ShownReading = Readonly<{
  invoice_number: string;
  date: string;
  total_amount: number;
  currency: string;
  vendor: Readonly<{ name: string; tax_id: string }>;
  line_items: readonly object[];
}>;

/** The extraction shown in the README. */
export function readmeExtraction(): ShownReading {
  const [, json = ""] = /^```json\n([\s\S]*?)^```$/m.exec(readFileSync(join(repository, "README.md"), "utf8")) ?? [];
  return JSON.parse(json);
}

/** Ends at the first failing command, a refusal that curl receives included. */
export function strictShell(script: string): string {
  return `set -euo pipefail\ncurl() { command curl -sS --fail-with-body "$@"; }\n${script}`;
}
