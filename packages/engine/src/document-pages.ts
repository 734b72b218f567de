import type { PlacedCode } from "./codes/apply-codes.ts";
import { readCodes } from "./codes/read-codes.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { type Failure, withOpenedFile } from "./document-source.ts";
import { openSource, type SourceFile } from "./intake/open-source.ts";
import { asDisplayed } from "./page-text/displayed.ts";
import type { PageText } from "./page-text/page-text.ts";
import { openPages } from "./pages/open-pages.ts";
import { drawPage, type PagePicture, type PictureSize } from "./pages/page-picture.ts";
import { allRules, type RuleSet } from "./rules.ts";
import { withLogos } from "./text/logos.ts";
import { type PageReadOptions, readPage } from "./text/read-page.ts";
import { stripAt } from "./text/strip-at.ts";
import { describeUnreadable } from "./text/unreadable.ts";

/** The words of a document, or why there are none. */
export type DocumentText = Readonly<{ ok: true; pages: readonly PageText[] }> | Failure;

export function unreadable(pages: readonly PageText[]): Failure {
  return { ok: false, code: "UNREADABLE_TEXT", message: describeUnreadable(pages) };
}

/** The words of every page, without extraction. */
export function readDocumentText(bytes: Uint8Array, rules: RuleSet = allRules): Promise<DocumentText> {
  return withOpenedFile(bytes, async (source) => {
    const { pages } = await readPages(source, () => true, { rules });
    return pages.some((page) => page.words.length > 0) ? { ok: true, pages } : unreadable(pages);
  });
}

/** The page of a document with the words of its logos added. */
export async function readDocumentLogos(bytes: Uint8Array, text: PageText): Promise<PageText | undefined> {
  const opened = await openSource(bytes);
  if (!opened.ok || opened.source.kind === "xml") return undefined;
  try {
    return await logosOf(opened.source, text);
  } finally {
    opened.source.close();
  }
}

export async function logosOf(source: SourceFile, text: PageText | undefined): Promise<PageText | undefined> {
  if (!text) return undefined;
  for await (const page of openPages(source)) if (page.number === text.page) return withLogos(page, text);
  return undefined;
}

/** The codes on the pages, without extraction. */
export function readDocumentCodes(
  bytes: Uint8Array,
): Promise<Readonly<{ ok: true; codes: readonly PlacedCode[] }> | Failure> {
  return withOpenedFile(bytes, async (source) => {
    const codes: PlacedCode[] = [];
    for await (const page of openPages(source)) codes.push(...(await readCodes(page)));
    return { ok: true, codes };
  });
}

/** The words of the pages and the codes on them. */
export type ReadPages = Readonly<{ pages: readonly PageText[]; codes: readonly PlacedCode[] }>;
/**
 * `count`: number of pages of the document, including those not requested. Strips of paper in one picture are pages.
 */
export type ReadFile = ReadPages & Readonly<{ count: number }>;

export async function readPages(
  source: SourceFile,
  wanted: (page: number) => boolean = () => true,
  options: Pick<PageReadOptions, "retry" | "rules"> = {},
): Promise<ReadFile> {
  const [pages, codes]: [PageText[], PlacedCode[]] = [[], []];
  const isWholeFile = source.pages === 1;
  let count = source.pages;
  for await (const page of openPages(source)) {
    if (!isWholeFile && !wanted(page.number)) continue;
    const texts = deepFreeze(await readPage(page, { isWholeFile, ...options }));
    const found = deepFreeze(await readCodes(page));
    if (isWholeFile) count = texts.length;
    pages.push(...texts.filter((text) => wanted(text.page)));
    codes.push(...onStrips(found, texts).filter((code) => wanted(code.page)));
  }
  return { pages, codes, count };
}

function onStrips(codes: readonly PlacedCode[], strips: readonly PageText[]): readonly PlacedCode[] {
  if (strips.length < 2) return codes;
  return codes.map((code) => ({ ...code, page: stripAt(code.box, strips) ?? code.page }));
}

/** The words of one page, located as a viewer displays the page. Undefined if there is no such page. */
export async function readPageText(bytes: Uint8Array, page: number): Promise<PageText | undefined> {
  const found = await withOpenedFile(bytes, async (source) => {
    for await (const candidate of openPages(source)) {
      const isWholeFile = source.pages === 1;
      if (!isWholeFile && candidate.number !== page) continue;
      const text = (await readPage(candidate, { isWholeFile })).find((own) => own.page === page);
      return text && asDisplayed(text);
    }
    return undefined;
  });
  return found && "words" in found ? found : undefined;
}

/** A page as a picture, for comparison with the extracted data. */
export async function renderPagePicture(bytes: Uint8Array, page: number, size: PictureSize): Promise<PagePicture> {
  const picture = await withOpenedFile(bytes, (source) => drawPage(source, page, size));
  if (picture === undefined) throw new RangeError(`The document has no page ${page}.`);
  if ("ok" in picture) throw new Error(picture.message);
  return picture;
}
