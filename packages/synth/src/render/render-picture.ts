import type { LabelledDocument } from "../labelled-document.ts";
import { renderPdf } from "./pdf.ts";
import type { Picture } from "./picture.ts";
import { rasterise } from "./rasterise.ts";

/** A page of the document as a perfect scan at this resolution. */
export async function renderPicture(
  document: LabelledDocument,
  pageIndex: number,
  options: Readonly<{ dpi: number; colour?: boolean }>,
): Promise<Picture> {
  const page = document.pages[pageIndex];
  if (!page) throw new Error(`The document has no page ${pageIndex}.`);
  const colour = await rasterise(await renderPdf({ ...document, pages: [page] }), 0, options.dpi);
  return options.colour ? colour : toGrey(colour);
}

function toGrey({ width, height, channels, data }: Picture): Picture {
  if (channels === 1) return { width, height, channels, data };
  const grey = new Uint8Array(width * height);
  for (let to = 0, from = 0; to < grey.length; to++, from += 3) {
    grey[to] = Math.round(
      0.299 * (data[from] as number) + 0.587 * (data[from + 1] as number) + 0.114 * (data[from + 2] as number),
    );
  }
  return { width, height, channels: 1, data: grey };
}
