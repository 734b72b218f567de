import { execFileSync } from "node:child_process";
import { installDebianPackages } from "../../packages/server/src/testing/debian-packages.ts";

const mostBytes = 1 << 28;

/** Words of each page by Poppler's `pdftotext -layout`; without -layout, words are joined across line ends. */
export function readWithPoppler(file: string): string[][] {
  ensurePoppler();
  const text = execFileSync("pdftotext", ["-layout", "-cropbox", "-enc", "UTF-8", "-q", file, "-"], {
    encoding: "utf8",
    maxBuffer: mostBytes,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return text.split("\f").map((page) => page.split(/\s+/));
}

let isInstalled = false;

function ensurePoppler(): void {
  if (isInstalled) return;
  try {
    execFileSync("pdftotext", ["-v"], { stdio: "ignore" });
  } catch {
    installDebianPackages("The comparison of text layers", "poppler-utils");
  }
  isInstalled = true;
}
