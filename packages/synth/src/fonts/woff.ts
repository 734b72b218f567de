import { inflateSync } from "node:zlib";

/** One font file, opened just far enough to measure with it. */
export type Face = Readonly<{
  id: string;
  bytes: Uint8Array;
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
  const tables = readTables(bytes);
  const table = (tag: string): DataView => {
    const found = tables.get(tag);
    if (!found) throw new Error(`Font ${id} has no table ${tag}.`);
    return found;
  };
  const [head, hhea, os2, hmtx] = [table("head"), table("hhea"), table("OS/2"), table("hmtx")];
  const metricCount = hhea.getUint16(34);
  return {
    id,
    bytes,
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: -hhea.getInt16(6),
    xHeight: os2.getInt16(86),
    capHeight: os2.getInt16(88),
    glyphs: readCharacterMap(table("cmap")),
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, metricCount - 1) * 4),
  };
}

function readTables(bytes: Uint8Array): Map<string, DataView> {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.getUint32(0) !== 0x774f4646) throw new Error("Not a WOFF file.");
  const tables = new Map<string, DataView>();
  for (let entry = 44, left = file.getUint16(12); left > 0; left--, entry += 20) {
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    const [offset, packed, plain] = [file.getUint32(entry + 4), file.getUint32(entry + 8), file.getUint32(entry + 12)];
    const raw = bytes.subarray(offset, offset + packed);
    const data = packed < plain ? inflateSync(raw) : raw;
    tables.set(tag, new DataView(data.buffer, data.byteOffset, data.byteLength));
  }
  return tables;
}

/** Only formats 4 and 12 occur in web fonts; 12 covers all of 4 where both are there. */
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
