import type { SourceFile } from "../intake/open-source.ts";
import type { Page } from "./page.ts";
import { openPdfPage } from "./pdf-page.ts";
import { openPicturePage } from "./picture-page.ts";

/**
 * Opens the pages of a file one after another, passes each to `visit` and closes it, so that 50 pages need the memory
 * of one. Skips pages that the file declares but does not contain.
 */
export async function* openPages(source: SourceFile): AsyncGenerator<Page> {
  if (source.kind === "xml") return;
  if (source.kind === "picture") {
    for (let index = 0; index < source.pages; index++) yield await openPicturePage(source.bytes, index);
    return;
  }
  for (let index = 0; index < source.pages; index++) {
    const opened = openPdfPage(source.document, index);
    if (opened === undefined) continue;
    try {
      yield opened.page;
    } finally {
      opened.close();
    }
  }
}
