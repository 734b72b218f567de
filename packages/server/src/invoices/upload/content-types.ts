import type { FileFormat } from "@inkvoice/engine/file-format";

/** Content type of a stored file, independent of the one given at upload. */
export const contentTypes: Readonly<Record<FileFormat, string>> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  tiff: "image/tiff",
  heic: "image/heic",
  // As plain text: a browser would execute scripts in an uploaded XML file.
  xml: "text/plain; charset=utf-8",
  p7m: "application/pkcs7-mime",
  // As plain text: a browser would show the parts of a mail as pages of this host.
  eml: "text/plain; charset=utf-8",
  office: "application/octet-stream",
};
