import { beginsWebPage } from "./xml-root.ts";

/** Kinds of unsupported files that people often send; each has its own error message with a remedy. */
export type UnsupportedFileKind = "archive" | "office" | "web_page";

const zip = "PK\x03\x04";
/** Word and Excel before 2007, and messages of Outlook. */
const compoundFile = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const richText = "{\\rtf";
/** The kind of a file that `identifyFormat` does not know, by its first bytes. */
export function unsupportedFileKind(bytes: Uint8Array): UnsupportedFileKind | undefined {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
  const mark = Array.from(bytes.subarray(0, 8), (byte) => String.fromCharCode(byte)).join("");
  if (mark === compoundFile || head.startsWith(richText)) return "office";
  if (mark.startsWith(zip)) return "archive";
  return beginsWebPage(bytes) ? "web_page" : undefined;
}
