import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

type Locked = Readonly<{ version?: string; dev?: boolean; link?: boolean; optional?: boolean; license?: string }>;

/** Licences that only require attribution. */
const permissive =
  /^\(?(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0|Zlib|OFL-1\.1|MIT-0)( (OR|AND) [\w.-]+)*\)?$/;
/** Examined individually: their conditions, and how they are met. */
const examined: Readonly<Record<string, string>> = {
  "(MIT OR EUPL-1.1+)": "mailsplit, taken under the MIT licence",
  "MIT or MPL-2.0": "ibantools, taken under the MIT licence",
  "LGPL-3.0": "libheif-js, loaded at run time as a library of its own that anybody may replace (decision 0040)",
  "LGPL-3.0-or-later": "libvips, loaded at run time as a library of its own that anybody may replace",
  "Apache-2.0 AND LGPL-3.0-or-later": "libvips, loaded at run time as a library of its own that anybody may replace",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT":
    "libvips, loaded at run time as a library of its own that anybody may replace",
};

function licenceOf(path: string, locked: Locked): string {
  const manifest = join(root, path, "package.json");
  const own = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).license : undefined;
  return String(own ?? locked.license ?? "unknown");
}

/** `node scripts/licences.ts`: lists shipped packages with their licences; fails on one that was not examined. */
const lockfile = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const shipped = Object.entries(lockfile.packages as Record<string, Locked>).filter(
  ([path, locked]) => path.includes("node_modules/") && !locked.dev && !locked.link,
);
const rows = shipped.map(([path, locked]) => ({
  name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
  version: locked.version ?? "",
  licence: licenceOf(path, locked),
}));
let doubtful = 0;
for (const { name, version, licence } of rows.toSorted((a, b) => a.name.localeCompare(b.name))) {
  const known = permissive.test(licence) || examined[licence] !== undefined;
  if (!known) doubtful += 1;
  console.log(`${known ? "" : "? "}${name}\t${version}\t${licence}`);
}
console.error(`${rows.length} packages, ${doubtful} to look at`);
process.exitCode = doubtful === 0 ? 0 : 1;
