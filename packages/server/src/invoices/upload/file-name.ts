import { limits } from "@inkvoice/contract";

/** A client's file name, sanitised: one line, no control characters, at most 255 characters. Never used in a path. */
export function cleanFileName(given: string | undefined): string {
  const lastPart = (given ?? "").split(/[/\\]/).at(-1) ?? "";
  const visible = lastPart.replace(/[\p{C}\u2028\u2029]/gu, "").trim();
  return [...visible].slice(0, limits.fileNameLength).join("") || "document";
}

/** `Content-Disposition` with a name in any alphabet (RFC 6266). */
export function attachmentHeader(filename: string): string {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
