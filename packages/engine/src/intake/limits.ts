import { limits } from "@inkvoice/contract/limits";

export const maxPages = limits.pdfPages;

/** 50 megapixels are an A3 page at 500 dpi; a picture that claims more is refused before a pixel is decoded. */
export const maxPixels = 50_000_000;
