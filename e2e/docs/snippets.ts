import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const repository = join(import.meta.dirname, "../..");
const docsFolder = join(repository, "docs");

/** A fenced block of a guide in a language that runs. */
export type Snippet = Readonly<{ page: string; line: number; language: string; role: string; text: string }>;

const runnable = new Set(["sh", "bash", "ts", "js", "python", "php", "go"]);

/** The SDK's guide is tried with the SDK's own packages. */
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
 * Every snippet of the guides. Its role is what the fence says after the language: none is run as it stands, a `receiver` is started and
 * sent deliveries, an `example` names things nobody has here (`…`, another machine) and is only checked for its syntax.
 */
export function allSnippets(): readonly Snippet[] {
  const pages = readdirSync(docsFolder).filter((file) => file.endsWith(".md"));
  return pages
    .map((file) => file.slice(0, -3))
    .filter((page) => !triedElsewhere.has(page))
    .flatMap((page) => snippetsOf(page));
}

/** What is typed by somebody who reads the README, once the clone is installed and the service runs. */
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

/** The reading that the README shows. */
export function readmeReading(): ShownReading {
  const [, json = ""] = /^```json\n([\s\S]*?)^```$/m.exec(readFileSync(join(repository, "README.md"), "utf8")) ?? [];
  return JSON.parse(json);
}
