import type { SourceFile } from "../intake/open-source.ts";
import type { Page } from "./page.ts";
import { openPdfPage } from "./pdf-page.ts";
import { openPicturePage } from "./picture-page.ts";

/**
 * Opens the pages of a file one after the other, hands each to `visit` and closes it again, so that a document of 50
 * pages needs the memory of one. Pages that the file promises but does not have are passed over.
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
