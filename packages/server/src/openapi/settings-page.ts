import { type Setting, settings } from "../platform/settings/settings.ts";

function row({ variable, fallback, doc }: Setting<unknown>): string {
  return `| \`${variable}\` | ${fallback === "" ? "" : `\`${fallback}\``} | ${doc} |`;
}

/** docs/settings.md, generated from the index of settings. */
export function settingsPage(): string {
  const all: readonly Setting<unknown>[] = Object.values(settings);
  const table = (rows: readonly Setting<unknown>[]) => [
    "| variable | default | meaning |",
    "|---|---|---|",
    ...rows.map(row),
  ];
  return [
    "# Settings",
    "",
    "Every setting is an environment variable, read once at the start. A wrong value names the variable and the service does not",
    "start; an unknown `INKVOICE_` variable is mentioned, because it is most likely misspelt. This page is made from",
    "`packages/server/src/platform/settings/settings.ts` by `npx node scripts/openapi.ts`.",
    "",
    ...table(all.filter((setting) => !setting.testOnly)),
    "",
    "## For tests only",
    "",
    "Accepted only with `NODE_ENV=test`.",
    "",
    ...table(all.filter((setting) => setting.testOnly)),
    "",
  ].join("\n");
}
