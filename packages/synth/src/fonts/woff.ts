import { inflateSync } from "node:zlib";

/** A font file with the tables needed for measuring. */
export type Face = Readonly<{
  id: string;
  /** The font as an uncompressed OpenType file: fontkit would inflate a compressed table for every glyph. */
  openType: Uint8Array;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  /** Unicode code point → glyph index. */
  glyphs: ReadonlyMap<number, number>;
  advanceOf(glyph: number): number;
}>;

/** Reads the head, hhea, OS/2, hmtx and cmap tables of a WOFF 1.0 file. */
export function readFace(id: string, bytes: Uint8Array): Face {
  const woff = readWoff(bytes);
  const table = (tag: string): DataView => {
    const found = woff.tables.find((each) => each.tag === tag);
    if (!found) throw new Error(`Font ${id} has no table ${tag}.`);
    const { data } = found;
    return new DataView(data.buffer, data.byteOffset, data.byteLength);
  };
  const [head, hhea, os2, hmtx] = [table("head"), table("hhea"), table("OS/2"), table("hmtx")];
  const metricCount = hhea.getUint16(34);
  return {
    id,
    openType: writeOpenType(woff),
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: -hhea.getInt16(6),
    xHeight: os2.getInt16(86),
    capHeight: os2.getInt16(88),
    glyphs: readCharacterMap(table("cmap")),
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, metricCount - 1) * 4),
  };
}

type Table = Readonly<{ tag: string; checksum: number; data: Uint8Array }>;
type Woff = Readonly<{ flavour: number; tables: readonly Table[] }>;

function readWoff(bytes: Uint8Array): Woff {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.getUint32(0) !== 0x774f4646) throw new Error("Not a WOFF file.");
  const tables = Array.from({ length: file.getUint16(12) }, (_, index): Table => {
    const entry = 44 + index * 20;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    const [offset, packed, plain] = [file.getUint32(entry + 4), file.getUint32(entry + 8), file.getUint32(entry + 12)];
    const raw = bytes.subarray(offset, offset + packed);
    return { tag, checksum: file.getUint32(entry + 16), data: packed < plain ? inflateSync(raw) : raw };
  });
  return { flavour: file.getUint32(4), tables };
}

/** The table directory sorted by tag, and each table at a multiple of four bytes. */
function writeOpenType({ flavour, tables }: Woff): Uint8Array {
  const aligned = (size: number) => Math.ceil(size / 4) * 4;
  const directoryBytes = 12 + tables.length * 16;
  const bytes = new Uint8Array(tables.reduce((size, { data }) => size + aligned(data.length), directoryBytes));
  const file = new DataView(bytes.buffer);
  const powerOfTwo = Math.floor(Math.log2(tables.length));
  const searchRange = 16 * 2 ** powerOfTwo;
  file.setUint32(0, flavour);
  for (const [index, value] of [tables.length, searchRange, powerOfTwo, tables.length * 16 - searchRange].entries())
    file.setUint16(4 + index * 2, value);
  let offset = directoryBytes;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + index * 16;
    for (let at = 0; at < 4; at++) file.setUint8(entry + at, tag.charCodeAt(at));
    file.setUint32(entry + 4, checksum);
    file.setUint32(entry + 8, offset);
    file.setUint32(entry + 12, data.length);
    bytes.set(data, offset);
    offset += aligned(data.length);
  }
  return bytes;
}

/** Only formats 4 and 12 occur in web fonts; if both exist, 12 includes all of 4. */
function readCharacterMap(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const start = cmap.getUint32(8 + index * 8);
    const format = cmap.getUint16(start);
    if (format === 4) readSegments(cmap, start, glyphs);
    if (format === 12) readGroups(cmap, start, glyphs);
  }
  return glyphs;
}

function readSegments(cmap: DataView, start: number, glyphs: Map<number, number>): void {
  const doubled = cmap.getUint16(start + 6);
  for (let at = start + 14; at < start + 14 + doubled; at += 2) {
    const [last, first] = [cmap.getUint16(at), cmap.getUint16(at + doubled + 2)];
    const [delta, rangeAt] = [cmap.getUint16(at + 2 * doubled + 2), at + 3 * doubled + 2];
    const range = cmap.getUint16(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const raw = range === 0 ? code : cmap.getUint16(rangeAt + range + 2 * (code - first));
      const glyph = range !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

function readGroups(cmap: DataView, start: number, glyphs: Map<number, number>): void {
  for (let group = start + 16, left = cmap.getUint32(start + 12); left > 0; left--, group += 12) {
    const [first, last, glyph] = [cmap.getUint32(group), cmap.getUint32(group + 4), cmap.getUint32(group + 8)];
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
}
