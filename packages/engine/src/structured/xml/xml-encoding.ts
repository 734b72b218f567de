import { XmlRefused } from "./xml-tree.ts";

const declarationBytes = 200;

/** The XML's text by its byte order mark, its declaration, or UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  const label = encodingOf(bytes);
  try {
    return withoutMark(new TextDecoder(label, { fatal: true }).decode(bytes));
  } catch {
    // Programs that declare UTF-8 and write the Windows code page are common; anything else unknown is not XML for us.
    if (label !== "utf-8") throw new XmlRefused("The XML is in an encoding that it does not declare.");
    return withoutMark(new TextDecoder("windows-1252").decode(bytes));
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0x3c && second === 0x00) return "utf-16le";
  if (first === 0x00 && second === 0x3c) return "utf-16be";
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, declarationBytes));
  const declared = /^[^<]{0,3}<\?xml[^>]*?\bencoding\s{0,9}=\s{0,9}["']([A-Za-z0-9._-]{1,40})["']/
    .exec(head)?.[1]
    ?.toLowerCase();
  // Bytes that start with "<?xml" in single bytes cannot be UTF-16, whatever the declaration says.
  return declared === undefined || declared.startsWith("utf-16") ? "utf-8" : declared;
}

/** Removes the encoding from the declaration, because the parser gets a string. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/^\s+(?=<)/, "");
}
