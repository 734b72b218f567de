import { isSignedEnvelope } from "./signed-envelope.ts";
import { looksLikeXml } from "./xml-root.ts";

export const fileFormats = ["pdf", "jpeg", "png", "webp", "tiff", "heic", "xml", "p7m"] as const;
export type FileFormat = (typeof fileFormats)[number];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const TIFF_LITTLE = [0x49, 0x49, 0x2a, 0x00];
const TIFF_BIG = [0x4d, 0x4d, 0x00, 0x2a];
/** `ftyp`, the first box of an ISO media file, and the brands under which HEIF pictures come. */
const FILE_TYPE = [0x66, 0x74, 0x79, 0x70];
const HEIF_BRANDS = new Set(["heic", "heix", "heim", "heis", "mif1", "msf1"]);

/** What is taken, as messages name it. */
export const ACCEPTED_FILES =
  "PDF, JPG, PNG, WEBP, TIFF, HEIC, or an e-invoice as XML (UBL, CII, FatturaPA, Facturae, CFDI; also signed as .p7m)";

/** What the bytes are, whatever the file was called. Undefined: nothing that is read here. */
export function identifyFormat(bytes: Uint8Array): FileFormat | undefined {
  if (startsWith(bytes, PNG)) return "png";
  if (startsWith(bytes, JPEG)) return "jpeg";
  if (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8)) return "webp";
  if (startsWith(bytes, PDF, leadingBlanks(bytes))) return "pdf";
  if (startsWith(bytes, TIFF_LITTLE) || startsWith(bytes, TIFF_BIG)) return "tiff";
  if (startsWith(bytes, FILE_TYPE, 4) && HEIF_BRANDS.has(brandOf(bytes))) return "heic";
  if (looksLikeXml(bytes)) return "xml";
  if (isSignedEnvelope(bytes)) return "p7m";
  return undefined;
}

function brandOf(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes.subarray(8, 12));
}

function startsWith(bytes: Uint8Array, signature: readonly number[], offset = 0): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}

/** White space of a PDF: NUL, tab, line feed, form feed, carriage return, blank. */
const BLANKS = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const MOST_BLANKS = 32;

/** How many bytes from the start of a file the judgement needs. */
export const headBytes = 64;

/**
 * Some programs and mail gateways put white space or a byte order mark before a PDF, which every reader forgives. Anything
 * else before the signature means a file that is two things at once, and is not taken.
 */
function leadingBlanks(bytes: Uint8Array): number {
  const start = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  let offset = start;
  while (offset - start < MOST_BLANKS && BLANKS.has(bytes[offset] ?? -1)) offset++;
  return offset;
}
