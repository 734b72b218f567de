import { ensureSite, type SiteState } from "./build-site.ts";

/**
 * `npm run build`, and with `--before-start` the first half of `npm start`: there a failed build does not stop the
 * service, because the API works without pages.
 */
const beforeStart = process.argv.includes("--before-start");
const withoutTools = "its build tools are not installed (npm ci installs them, npm ci --omit=dev does not)";

const messages: Readonly<Record<SiteState, string | undefined>> = {
  present: beforeStart ? undefined : "The dashboard is up to date.",
  built: "The dashboard is built.",
  outdated: `The dashboard was built from other sources, and ${withoutTools}.`,
  missing: `The dashboard is not built, and ${withoutTools}.`,
};

async function run(): Promise<boolean> {
  try {
    const state = await ensureSite(() => console.log("Building the dashboard, once: this takes a few seconds."));
    if (messages[state]) console.log(messages[state]);
    return state === "present" || state === "built";
  } catch (error) {
    console.error(`The dashboard could not be built: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

const succeeded = await run();
process.exitCode = succeeded || beforeStart ? 0 : 1;
