import { limits } from "@inkvoice/contract/limits";

export const maxPages = limits.pdfPages;

export const maxPixels = limits.pictureMegapixels * 1e6;
