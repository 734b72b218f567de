import { beginsMail } from "./mail/begins-mail.ts";
import { beginsOffice } from "./office/begins-office.ts";
import { isSignedEnvelope } from "./signed-envelope.ts";
import { looksLikeXml } from "./xml-root.ts";

const fileFormats = ["pdf", "jpeg", "png", "webp", "tiff", "heic", "xml", "p7m", "eml", "office"] as const;
export type FileFormat = (typeof fileFormats)[number];

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];
const tiffLittle = [0x49, 0x49, 0x2a, 0x00];
const tiffBig = [0x4d, 0x4d, 0x00, 0x2a];
/** `ftyp`, the first box of an ISO media file, and the brands of HEIF pictures. */
const fileType = [0x66, 0x74, 0x79, 0x70];
const heifBrands = new Set(["heic", "heix", "heim", "heis", "mif1", "msf1"]);

/** The format by its first bytes; the file's name does not count. Undefined for unsupported formats. */
export function identifyFormat(bytes: Uint8Array): FileFormat | undefined {
  if (startsWith(bytes, png)) return "png";
  if (startsWith(bytes, jpeg)) return "jpeg";
  if (startsWith(bytes, riff) && startsWith(bytes, webp, 8)) return "webp";
  if (startsWith(bytes, pdf, leadingBlanks(bytes))) return "pdf";
  if (startsWith(bytes, tiffLittle) || startsWith(bytes, tiffBig)) return "tiff";
  if (startsWith(bytes, fileType, 4) && heifBrands.has(brandOf(bytes))) return "heic";
  if (looksLikeXml(bytes)) return "xml";
  if (isSignedEnvelope(bytes)) return "p7m";
  if (beginsMail(bytes)) return "eml";
  if (beginsOffice(bytes)) return "office";
  return undefined;
}

function brandOf(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes.subarray(8, 12));
}

function startsWith(bytes: Uint8Array, signature: readonly number[], offset = 0): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}

/** White space of a pdf: NUL, tab, line feed, form feed, carriage return, blank. */
const blanks = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const mostBlanks = 32;

/** Number of leading bytes that `identifyFormat` needs. */
export const headBytes = 64;

/**
 * Accepts white space or a byte order mark before a PDF, which some programs and mail gateways add and every viewer
 * accepts. Anything else before the signature makes a file of two formats at once, which is refused.
 */
function leadingBlanks(bytes: Uint8Array): number {
  const start = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  let offset = start;
  while (offset - start < mostBlanks && blanks.has(bytes[offset] ?? -1)) offset++;
  return offset;
}
