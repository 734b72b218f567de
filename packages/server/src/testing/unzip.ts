import { inflateRawSync } from "node:zlib";

/** Reads a ZIP by its directory, as spreadsheets do. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [packed, plain] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const isStored = zip.readUInt16LE(at + 10) === 0;
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(data, data + packed);
    const bytes = isStored ? content : inflateRawSync(content);
    if (bytes.length !== plain) throw new Error(`${name} has ${bytes.length} bytes, not ${plain}`);
    files.set(name, bytes);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
