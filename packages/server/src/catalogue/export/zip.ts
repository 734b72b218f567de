import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = Readonly<{ name: string; chunks: AsyncIterable<string> | Iterable<string> }>;
type Written = Readonly<{ name: Buffer; crc: number; packed: number; plain: number; offset: number }>;

/** 0x0800: the names are UTF-8. 0x0008: sizes follow the data, because it is streamed. */
const flags = 0x0808;
const deflated = 8;
/** 1980-01-01, the zip format's own zero: the same list gives the same bytes. */
const zeroDate = 0x0021;

/**
 * A zip file as a stream. Each chunk is deflated on its own and ended with an empty stored block (sync flush), so that the
 * pieces join into one valid stream and memory stays at one chunk however long the list is.
 */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const start = offset;
    const head = localHeader(name);
    yield head;
    offset += head.length;
    let crc = 0;
    let packed = 0;
    let plain = 0;
    for await (const chunk of entry.chunks) {
      const bytes = Buffer.from(chunk);
      const piece = deflateRawSync(bytes, { finishFlush: 2 });
      crc = crc32(bytes, crc);
      plain += bytes.length;
      packed += piece.length;
      yield piece;
    }
    const end = deflateRawSync(Buffer.alloc(0));
    packed += end.length;
    const descriptor = numbers([0x08074b50, 4], [crc, 4], [packed, 4], [plain, 4]);
    yield end;
    yield descriptor;
    offset += packed + descriptor.length;
    written.push({ name, crc, packed, plain, offset: start });
  }
  yield directory(written, offset);
}

function numbers(...values: readonly (readonly [value: number, bytes: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function localHeader(name: Buffer): Buffer {
  const fixed = numbers(
    [0x04034b50, 4],
    [20, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [zeroDate, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([fixed, name]);
}

function directory(entries: readonly Written[], offset: number): Buffer {
  const records = entries.map(({ name, crc, packed, plain, offset: at }) => {
    const versions: [number, number][] = [
      [0x02014b50, 4],
      [20, 2],
      [20, 2],
      [flags, 2],
      [deflated, 2],
      [0, 2],
      [zeroDate, 2],
    ];
    const sizes: [number, number][] = [
      [crc, 4],
      [packed, 4],
      [plain, 4],
      [name.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [at, 4],
    ];
    return Buffer.concat([numbers(...versions, ...sizes), name]);
  });
  const listing = Buffer.concat(records);
  const count = entries.length;
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [listing.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([listing, end]);
}
