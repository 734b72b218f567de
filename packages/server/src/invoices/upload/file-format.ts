import type { FileFormat } from "@inkvoice/engine/file-format";

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
