export type FileFormat = "pdf" | "jpg" | "png" | "webp";

export const contentTypes: Record<FileFormat, string> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** How many bytes from the start of a file the judgement needs. */
export const headBytes = 64;

/**
 * What a file is, by its first bytes and nothing else. A PDF may start with white space or a byte order mark, as some
 * programs write it; one that starts with anything else before its header could be taken for another kind by a browser.
 */
export function formatOf(head: Buffer): FileFormat | undefined {
  const text = head.toString("latin1");
  if (/^(\xef\xbb\xbf)?[\s\0]{0,32}%PDF-/.test(text)) return "pdf";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("\xff\xd8\xff")) return "jpg";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  return undefined;
}
