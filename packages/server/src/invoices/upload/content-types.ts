import type { FileFormat } from "@inkvoice/engine/file-format";

/** The content type with which a stored file is given back, whatever its upload called it. */
export const contentTypes: Readonly<Record<FileFormat, string>> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  tiff: "image/tiff",
  heic: "image/heic",
  // As text: a browser would run what a stranger's XML tells it to.
  xml: "text/plain; charset=utf-8",
  p7m: "application/pkcs7-mime",
};
