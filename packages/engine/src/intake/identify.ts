export const fileFormats = ["pdf", "jpeg", "png", "webp"] as const;
export type FileFormat = (typeof fileFormats)[number];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** What the bytes are, whatever the file was called. Undefined: nothing that is read here. */
export function identifyFormat(bytes: Uint8Array): FileFormat | undefined {
  if (startsWith(bytes, PNG)) return "png";
  if (startsWith(bytes, JPEG)) return "jpeg";
  if (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8)) return "webp";
  if (startsWith(bytes, PDF, leadingBlanks(bytes))) return "pdf";
  return undefined;
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
