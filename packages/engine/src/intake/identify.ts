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

/**
 * Some mail gateways put line breaks or a byte order mark before a PDF, which every reader forgives. Anything else before
 * the signature means a file that is two things at once, and is not taken.
 */
function leadingBlanks(bytes: Uint8Array): number {
  let offset = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  while (offset < 64 && (bytes[offset] === 0x0a || bytes[offset] === 0x0d || bytes[offset] === 0x20)) offset++;
  return offset;
}
