import { accessSync, constants } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { installDebianPackages } from "../../../packages/server/src/testing/debian-packages.ts";

/** The headless browser. */
const debianPackage = "chromium-headless-shell";
const places = [
  `/usr/bin/${debianPackage}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  // One process less for each browser.
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Right after an installation it is read from a busy disk. */
const startLimitMs = 600_000;

function installed(): string | undefined {
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** A real browser; throws if there is none, so that these tests are never skipped silently. */
export async function openBrowser(): Promise<Browser> {
  if (!installed()) installDebianPackages("Tests in a browser", debianPackage);
  const executablePath = installed();
  if (!executablePath) throw new Error("Chromium could not be installed");
  return chromium.launch({ executablePath, args: flags, timeout: startLimitMs });
}
