import { escapeHtml, type Guide } from "./render-guide.ts";

export type Documentation = Readonly<{
  guides: ReadonlyMap<string, Guide>;
  /** Names of the guides under each heading of the menu. */
  groups: Readonly<Record<string, readonly string[]>>;
}>;

const titleOf = (guides: ReadonlyMap<string, Guide>, name: string) => escapeHtml(guides.get(name)?.title ?? name);

function navigation({ guides, groups }: Documentation, current: string): string {
  return Object.entries(groups)
    .map(([group, names]) => {
      const links = names.map((name) => {
        const here = name === current ? ' aria-current="page"' : "";
        return `<li><a href="/docs/${name}"${here}>${titleOf(guides, name)}</a></li>`;
      });
      return `<h2>${group}</h2><ul>${links.join("")}</ul>`;
    })
    .join("");
}

function onThisPage({ headings }: Guide): string {
  const listed = headings.filter(({ depth }) => depth === 2);
  if (listed.length < 2) return "";
  const links = listed.map(({ text, anchor }) => `<li><a href="#${anchor}">${escapeHtml(text)}</a></li>`);
  return `<nav class="toc" aria-label="On this page"><h2>On this page</h2><ul>${links.join("")}</ul></nav>`;
}

function neighbours({ guides, groups }: Documentation, current: string): string {
  const order = Object.values(groups).flat();
  const at = order.indexOf(current);
  const link = (name: string | undefined, rel: string, word: string) =>
    name === undefined
      ? "<span></span>"
      : `<a rel="${rel}" href="/docs/${name}"><small>${word}</small>${titleOf(guides, name)}</a>`;
  return `<nav class="neighbours" aria-label="Pages before and after">${link(order[at - 1], "prev", "Before")}${link(order[at + 1], "next", "Next")}</nav>`;
}

/** A guide as a page, without inline scripts and styles: the content security policy forbids them. */
export function pageOf(guide: Guide, documentation: Documentation): string {
  const menu = navigation(documentation, guide.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(guide.summary.slice(0, 300))}">
<title>${escapeHtml(guide.title)} · Inkvoice</title>
<link rel="icon" href="/docs/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css">
<link rel="alternate" type="text/markdown" href="/docs/${guide.name}.md">
<script src="/docs/theme.js"></script>
<script src="/docs/docs.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="brand" href="/docs/"><img src="/docs/favicon.svg" width="26" height="26" alt="">Inkvoice <span>docs</span></a>
<form class="search" role="search"><label class="hidden" for="search">Search the documentation</label><input id="search" type="search" placeholder="Search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"><div id="found" class="found" role="listbox" aria-label="Found" hidden></div></form>
<nav class="top" aria-label="Inkvoice"><a href="/docs/reference/">API reference</a><a href="/">Dashboard</a><button id="theme" type="button" aria-label="Light or dark">◐</button></nav>
</header>
<div class="columns">
<nav class="menu" aria-label="Guides">${menu}</nav>
<details class="menu-small"><summary>All guides</summary><nav aria-label="Guides, small">${menu}</nav></details>
<main id="content"><article>
${guide.html}</article>
${neighbours(documentation, guide.name)}</main>
${onThisPage(guide)}
</div>
</body>
</html>
`;
}
