import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { guideGroups } from "../../packages/dashboard/build/docs/pages.ts";
import { allSnippets, readmeCommands, type Snippet, strictShell } from "../docs/snippets.ts";

export type SnippetUser = Readonly<{
  /** Has examples/ and the installed packages. */
  folder: string;
  /** The program of the tried Node version. */
  node: string;
  url: string;
  environment: Readonly<Record<string, string>>;
}>;

type Script = Readonly<{ name: string; blocks: number; program: string; args: readonly string[] }>;

const isShell = ({ language, role }: Snippet) => role === "" && /^(sh|bash)$/.test(language);
const isProgram = ({ language, role }: Snippet) => role === "" && /^(ts|js)$/.test(language);

/** The README's commands, then each guide's in reading order as one script, then the JavaScript programs. */
function scriptsOf({ folder, node, url }: SnippetUser): readonly Script[] {
  const local = (text: string) => text.replaceAll("http://localhost:3000", url);
  const shell = (name: string, blocks: readonly string[]): Script => {
    const args = ["-c", strictShell(blocks.map(local).join("\n"))];
    return { name, blocks: blocks.length, program: "bash", args };
  };
  const snippets = allSnippets();
  const guides = Object.values(guideGroups).flatMap((pages) =>
    pages.flatMap((page) => {
      const blocks = snippets.filter((each) => each.page === page && isShell(each)).map(({ text }) => text);
      return blocks.length === 0 ? [] : [shell(page, blocks)];
    }),
  );
  const programs = snippets.filter(isProgram).map(({ page, line, text }): Script => {
    const file = join(folder, `${page}-${line}.mjs`);
    writeFileSync(file, local(text));
    return { name: `${page}, line ${line}`, blocks: 1, program: node, args: [file] };
  });
  return [shell("README", [readmeCommands()]), ...guides, ...programs];
}

function run({ program, args }: Script, { folder, environment }: SnippetUser): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: folder, env: { ...environment } }, (error, _output, problems) =>
      resolve(error ? problems.trim().split("\n").slice(-3).join(" / ") : undefined),
    );
  });
}

/** Runs every snippet that needs no placeholders, and resolves to a sentence; throws with those that failed. */
export async function runSnippets(user: SnippetUser): Promise<string> {
  const failures: string[] = [];
  let blocks = 0;
  // In order: guides use what the quick start has made.
  for (const script of scriptsOf(user)) {
    blocks += script.blocks;
    const problem = await run(script, user);
    if (problem !== undefined) failures.push(`${script.name}: ${problem}`);
  }
  if (failures.length > 0) throw new Error(`${failures.length} snippets fail:\n${failures.join("\n")}`);
  return `all ${blocks} snippets of README and guides run`;
}
