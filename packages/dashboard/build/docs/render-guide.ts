import { Marked, type Tokens } from "marked";

type Heading = Readonly<{ depth: number; text: string; anchor: string }>;

/** A section of a page as the search finds it. */
type Section = Readonly<{ heading: string; anchor: string; text: string }>;

export type Guide = Readonly<{
  name: string;
  title: string;
  /** Its first paragraph, as plain text. */
  summary: string;
  html: string;
  headings: readonly Heading[];
  sections: readonly Section[];
  /** Broken links in the text. */
  problems: readonly string[];
}>;

/** Target of a guide's link on the site; undefined if broken. */
export type ResolveLink = (href: string) => string | undefined;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}

/** Heading anchors as GitHub makes them, so that links work there and here. */
function anchors(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const plain = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const count = used.get(plain) ?? 0;
    used.set(plain, count + 1);
    return count === 0 ? plain : `${plain}-${count}`;
  };
}

/** Plain text of generated HTML, for the search. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]{0,500}>/g, " ")
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (sign) => ({ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' })[sign] ?? "'",
    )
    .replace(/\s+/g, " ")
    .trim();
}

export function renderGuide(name: string, markdown: string, resolveLink: ResolveLink): Guide {
  const headings: Heading[] = [];
  const problems: string[] = [];
  const anchorOf = anchors();
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        const text = plainText(inner);
        const anchor = anchorOf(text);
        headings.push({ depth, text, anchor });
        if (depth === 1) return `<h1>${inner}</h1>\n`;
        return `<h${depth} id="${anchor}"><a class="anchor" href="#${anchor}">${inner}</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const to = resolveLink(href);
        if (to === undefined) problems.push(`${name}: the link to ${href} leads nowhere`);
        return `<a href="${escapeHtml(to ?? href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const from = resolveLink(href);
        if (from === undefined) problems.push(`${name}: there is no picture ${href}`);
        return `<img src="${escapeHtml(from ?? href)}" alt="${escapeHtml(text)}" loading="lazy">`;
      },
      code({ text, lang }: Tokens.Code) {
        const language = (lang ?? "").split(/\s/, 1)[0] ?? "";
        return `<div class="code"><pre tabindex="0" data-language="${escapeHtml(language)}"><code>${escapeHtml(text)}</code></pre></div>\n`;
      },
    },
  });
  const html = (marked.parse(markdown) as string)
    // Keeps a number and its unit together on narrow screens.
    .replace(/(<td[^>]*>[\d.,]+) (?=%|ms\b|s\b)/g, "$1\u00a0")
    .replace(/<table>/g, '<div class="table" tabindex="0" role="group" aria-label="Table"><table>')
    .replace(/<\/table>/g, "</table></div>");
  const title = headings.find(({ depth }) => depth === 1)?.text ?? name;
  return { name, title, summary: summaryOf(html), html, headings, sections: sectionsOf(html, headings), problems };
}

function summaryOf(html: string): string {
  return plainText(/<p>([\s\S]{0,2000}?)<\/p>/.exec(html)?.[1] ?? "");
}

function sectionsOf(html: string, headings: readonly Heading[]): readonly Section[] {
  const parts = html.split(/(?=<h[1-6][ >])/);
  const texts = parts
    .filter((part) => /^<h[1-6]/.test(part))
    .map((part) => plainText(part.replace(/^<h[\s\S]{0,2000}?<\/h\d>/, "")));
  return headings.map(({ text, anchor, depth }, index) => ({
    heading: text,
    anchor: depth === 1 ? "" : anchor,
    text: texts[index] ?? "",
  }));
}
