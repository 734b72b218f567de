import { spawnSync } from "node:child_process";
import { installDebianPackages } from "../../packages/server/src/testing/debian-packages.ts";

type Language = Readonly<{
  ending: string;
  /** A command that succeeds where programs can be run; without it the snippets are not tried. */
  probe: readonly string[];
  /** Compiles and starts a program. */
  start(file: string): readonly string[];
  /** Debian packages, where they are small enough to be installed by a test run. */
  packages?: readonly string[];
}>;

const node = {
  ending: "mjs",
  probe: [process.execPath, "--version"],
  start: (file: string) => [process.execPath, file],
};

const libraries = ["System.Net.Http", "System.Runtime.Serialization", "System.Xml.Linq"];

/** 44 MB. Mono's compiler is C# 7: Debian has no .NET. */
const mono = {
  compile: `mcs -r:${["System.Xml", ...libraries].join()}`,
  packages: ["mono-mcs", ...libraries.map((name) => `libmono-${name.toLowerCase().replaceAll(".", "-")}4.0-cil`)],
};

const languages: Readonly<Record<string, Language>> = {
  ts: node,
  js: node,
  python: { ending: "py", probe: ["python3", "--version"], start: (file) => ["python3", file] },
  php: { ending: "php", probe: ["php", "--version"], start: (file) => ["php", file] },
  go: { ending: "go", probe: ["go", "version"], start: (file) => ["go", "run", file] },
  java: { ending: "java", probe: ["java", "-version"], start: (file) => ["java", file] },
  cs: {
    ending: "cs",
    probe: ["sh", "-c", `cd $(mktemp -d) && touch empty.cs && ${mono.compile} -target:library empty.cs`],
    start: (file) => ["sh", "-c", `${mono.compile} -out:${file}.exe ${file} && exec mono ${file}.exe`],
    packages: mono.packages,
  },
  ruby: { ending: "rb", probe: ["ruby", "--version"], start: (file) => ["ruby", file] },
};

export const isProgram = (language: string): boolean => language in languages;

export const fileOf = (name: string, language: string): string => `${name}.${languages[language]?.ending}`;

/** The command of a program, or nothing where its language is not installed, which is then logged. */
export function programCommand(language: string, file: string): readonly string[] | undefined {
  const found = languages[language];
  if (!found) throw new Error(`No program of this language is tried: ${language}`);
  if (succeeds(found.probe) || installs(found)) return found.start(file);
  console.info(`${found.probe.join(" ")} fails: the ${language} snippets are not tried.`);
  return undefined;
}

/** PHP has no server within the program. */
export function receiverCommand(language: string, file: string, port: number): readonly string[] | undefined {
  const command = programCommand(language, file);
  return command && language === "php" ? ["php", "-S", `localhost:${port}`, file] : command;
}

function installs({ packages = [] }: Language): boolean {
  if (packages.length === 0 || process.getuid?.() !== 0) return false;
  installDebianPackages("Snippets in C#", ...packages);
  return true;
}

function succeeds([program = "", ...args]: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}
