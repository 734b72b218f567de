import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { dashboardFolder } from "../fingerprint.ts";
import type { SearchedSection } from "./assets/search-guides.ts";
import { llmsText } from "./llms-text.ts";
import { type Documentation, pageOf } from "./page-template.ts";
import { guideGroups } from "./pages.ts";
import { type Guide, type ResolveLink, renderGuide } from "./render-guide.ts";

const repository = join(dashboardFolder, "../..");
const docsFolder = join(repository, "docs");
const assets = join(import.meta.dirname, "assets");
const project = "https://github.com/inkvoice/inkvoice/blob/main";

/** The guides in the order of the index, then any others. */
async function groupsOfGuides(): Promise<Documentation["groups"]> {
  const files = (await readdir(docsFolder)).filter((file) => file.endsWith(".md")).map((file) => file.slice(0, -3));
  const named = new Set(Object.values(guideGroups).flat());
  const others = files.filter((name) => !named.has(name)).toSorted();
  return others.length === 0 ? guideGroups : { ...guideGroups, More: others };
}

/** Guides link each other as files, so that the links work in the repository too. */
function linkResolver(names: readonly string[]): ResolveLink {
  return (href) => {
    if (/^(https?:|#|mailto:|\/)/.test(href)) return href;
    const [path = "", anchor] = href.split("#", 2);
    const fragment = anchor === undefined ? "" : `#${anchor}`;
    if (path === "openapi.json") return "/openapi.json";
    if (path.startsWith("images/")) return existsSync(join(docsFolder, path)) ? `/docs/${path}` : undefined;
    const file = path.startsWith("../") ? path.slice(3) : path.startsWith("decisions/") ? `docs/${path}` : undefined;
    if (file !== undefined) return existsSync(join(repository, file)) ? `${project}/${file}${fragment}` : undefined;
    if (!path.endsWith(".md")) return existsSync(join(docsFolder, path)) ? `${project}/docs/${path}` : undefined;
    const name = /^([a-z-]+)\.md$/.exec(path)?.[1];
    return name !== undefined && names.includes(name) ? `/docs/${name}${fragment}` : undefined;
  };
}

/** The changelog stands beside README.md, as tools expect: its links are written from there. */
async function readGuide(name: string): Promise<string> {
  if (name !== "changelog") return readFile(join(docsFolder, `${name}.md`), "utf8");
  return (await readFile(join(repository, "CHANGELOG.md"), "utf8")).replaceAll("](docs/", "](");
}

async function readDocumentation(): Promise<Documentation> {
  const groups = await groupsOfGuides();
  const names = Object.values(groups).flat();
  const read = names.map(
    async (name) => [name, renderGuide(name, await readGuide(name), linkResolver(names))] as const,
  );
  return { groups, guides: new Map(await Promise.all(read)) };
}

/** Finds links between guides whose anchor does not exist. */
function missingAnchors({ guides }: Documentation): readonly string[] {
  return [...guides.values()].flatMap(({ name, html }) =>
    [...html.matchAll(/href="(?:\/docs\/([a-z-]+))?#([^"]+)"/g)].flatMap(([, page = name, anchor]) => {
      const isThere = guides.get(page)?.headings.some((heading) => heading.anchor === anchor);
      return isThere ? [] : [`${name}: there is no heading #${anchor} in ${page}`];
    }),
  );
}

function searchedSections(guides: ReadonlyMap<string, Guide>): SearchedSection[] {
  return [...guides.values()].flatMap(({ name, title, sections }) =>
    sections.map(({ heading, anchor, text }) => ({ page: name, title, heading, anchor, text })),
  );
}

/** The dashboard's Inter font, Latin subset. */
function interFont(): string {
  const manifest = createRequire(join(dashboardFolder, "package.json")).resolve(
    "@fontsource-variable/inter/package.json",
  );
  return join(dirname(manifest), "files/inter-latin-wght-normal.woff2");
}

/** One script for all pages, with the library of its search. */
async function bundleScript(folder: string): Promise<void> {
  const { build } = await import("vite");
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      lib: { entry: join(assets, "docs.js"), formats: ["iife"], name: "docs", fileName: () => "docs.js" },
      outDir: folder,
      emptyOutDir: false,
    },
  });
}

/** Writes the documentation's pages, search index and text for language models; returns broken links. */
export async function buildDocs(site: string): Promise<readonly string[]> {
  const documentation = await readDocumentation();
  const { guides } = documentation;
  const folder = join(site, "docs");
  await mkdir(folder, { recursive: true });
  for (const guide of guides.values()) {
    await writeFile(join(folder, `${guide.name}.html`), pageOf(guide, documentation));
    await writeFile(join(folder, `${guide.name}.md`), await readGuide(guide.name));
  }
  await writeFile(join(folder, "search.json"), JSON.stringify(searchedSections(guides)));
  await writeFile(join(folder, "llms.txt"), llmsText(documentation));
  await cp(join(assets, "docs.css"), join(folder, "docs.css"));
  await bundleScript(folder);
  for (const file of ["favicon.svg", "theme.js"]) await cp(join(dashboardFolder, "public", file), join(folder, file));
  await cp(interFont(), join(folder, "inter.woff2"));
  await cp(join(docsFolder, "images"), join(folder, "images"), { recursive: true });
  return [...[...guides.values()].flatMap(({ problems }) => problems), ...missingAnchors(documentation)];
}
