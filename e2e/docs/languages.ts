import { spawnSync } from "node:child_process";
import { installDebianPackages } from "../../packages/server/src/testing/debian-packages.ts";

type Language = Readonly<{
  ending: string;
  /** Without this program the snippets are not tried. */
  tool: string;
  /** Compiles and starts a program. */
  start(file: string): readonly string[];
  /** Debian packages, where they are small enough to be installed by a test run. */
  packages?: readonly string[];
}>;

const node = { ending: "mjs", tool: process.execPath, start: (file: string) => [process.execPath, file] };

/** 44 MB. Mono's compiler is C# 7: Debian has no .NET. */
const mono = {
  packages: ["mono-mcs", "libmono-system-net-http4.0-cil", "libmono-system-runtime-serialization4.0-cil"],
  references: "System.Net.Http,System.Runtime.Serialization,System.Xml,System.Xml.Linq",
};

const languages: Readonly<Record<string, Language>> = {
  ts: node,
  js: node,
  python: { ending: "py", tool: "python3", start: (file) => ["python3", file] },
  php: { ending: "php", tool: "php", start: (file) => ["php", file] },
  go: { ending: "go", tool: "go", start: (file) => ["go", "run", file] },
  java: { ending: "java", tool: "java", start: (file) => ["java", file] },
  cs: {
    ending: "cs",
    tool: "mcs",
    start: (file) => ["sh", "-c", `mcs -r:${mono.references} -out:${file}.exe ${file} && exec mono ${file}.exe`],
    packages: mono.packages,
  },
  ruby: { ending: "rb", tool: "ruby", start: (file) => ["ruby", file] },
};

export const isProgram = (language: string): boolean => language in languages;

export const fileOf = (name: string, language: string): string => `${name}.${languages[language]?.ending}`;

/** The command of a program, or nothing where its language is not installed, which is then logged. */
export function programCommand(language: string, file: string): readonly string[] | undefined {
  const found = languages[language];
  if (!found) throw new Error(`No program of this language is tried: ${language}`);
  if (isInstalled(found.tool) || installs(found)) return found.start(file);
  console.info(`${found.tool} is not installed: the ${language} snippets are not tried.`);
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

function isInstalled(program: string): boolean {
  const { error } = spawnSync(program, ["--help"]);
  return !(error && "code" in error && error.code === "ENOENT");
}
