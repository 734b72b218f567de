import type { FileFormat } from "@inkvoice/engine/file-format";

export const contentTypes: Readonly<Record<FileFormat, string>> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};
