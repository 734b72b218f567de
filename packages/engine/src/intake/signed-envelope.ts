const sequence = 0x30;
const objectId = 0x06;
const octetsTag = 0x04;
const octetsInPieces = 0x24;
const context0 = 0xa0;
/** 1.2.840.113549.1.7.2: signed data. */
const signedData = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const maxDepth = 8;

/** Whether bytes are a signature with its document inside (`.p7m`): in binary, in base64, or as PEM. */
export function isSignedEnvelope(bytes: Uint8Array): boolean {
  const head = derOf(bytes.subarray(0, 400));
  const outer = head && elementAt(head, 0);
  const id = head && outer?.tag === sequence ? elementAt(head, outer.start) : undefined;
  return id?.tag === objectId && signedData.every((byte, index) => head?.[id.start + index] === byte);
}

/** The document inside. The signature is not verified: archives do that. */
export function unwrapEnvelope(bytes: Uint8Array): Uint8Array | undefined {
  const der = derOf(bytes);
  if (!der) return undefined;
  const content = inside(der, { start: 0, end: der.length }, sequence, context0, sequence);
  const holder = content && inside(der, content, sequence, context0);
  const octets = holder && elementAt(der, holder.start);
  return octets && octetsOf(der, octets, 0);
}

type Span = Readonly<{ start: number; end: number }>;
type Element = Span & Readonly<{ tag: number }>;

/** Follows a path of tags; each is the first of its kind in the one before. */
function inside(der: Uint8Array, span: Span, ...tags: readonly number[]): Span | undefined {
  let here: Span | undefined = span;
  for (const tag of tags) {
    here = here && childrenOf(der, here).find((child) => child.tag === tag);
  }
  return here;
}

function* walk(der: Uint8Array, { start, end }: Span): Generator<Element> {
  for (let at = start; at < end; ) {
    const element = elementAt(der, at, end);
    if (!element || (element.tag === 0 && element.start === element.end)) return;
    yield element;
    at = element.end + (isIndefinite(der, at) ? 2 : 0);
  }
}

function childrenOf(der: Uint8Array, span: Span): Element[] {
  return [...walk(der, span)];
}

function isIndefinite(der: Uint8Array, at: number): boolean {
  return der[at + 1] === 0x80;
}

/** One element; the end of an indefinite length is found by walking to the two zero bytes. */
function elementAt(der: Uint8Array, at: number, limit = der.length, depth = 0): Element | undefined {
  const [tag, first] = [der[at], der[at + 1]];
  if (tag === undefined || first === undefined || depth > maxDepth) return undefined;
  if (first < 0x80) return within({ tag, start: at + 2, end: at + 2 + first }, limit);
  if (first === 0x80) return openElement(der, { tag, at }, limit, depth);
  const count = first - 0x80;
  if (count > 4) return undefined;
  let length = 0;
  for (let index = 0; index < count; index++) length = length * 256 + (der[at + 2 + index] ?? 0);
  const start = at + 2 + count;
  return within({ tag, start, end: start + length }, limit);
}

/** Tolerates a truncated element: only the beginning of a file may be available. */
function within(element: Element, limit: number): Element {
  return { ...element, end: Math.min(element.end, limit) };
}

function openElement(
  der: Uint8Array,
  { tag, at }: Readonly<{ tag: number; at: number }>,
  limit: number,
  depth: number,
): Element | undefined {
  let end = at + 2;
  while (end < limit && !(der[end] === 0 && der[end + 1] === 0)) {
    const child = elementAt(der, end, limit, depth + 1);
    if (!child) return undefined;
    end = child.end + (isIndefinite(der, end) ? 2 : 0);
  }
  return { tag, start: at + 2, end };
}

function octetsOf(der: Uint8Array, element: Element, depth: number): Uint8Array | undefined {
  if (element.tag === octetsTag) return der.subarray(element.start, element.end);
  if (element.tag !== octetsInPieces || depth > maxDepth) return undefined;
  const pieces = childrenOf(der, element).map((child) => octetsOf(der, child, depth + 1));
  return pieces.some((piece) => piece === undefined) ? undefined : Buffer.concat(pieces as Uint8Array[]);
}

/** The bytes themselves, or decoded from base64. */
function derOf(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] === sequence) return bytes;
  const text = new TextDecoder("latin1")
    .decode(bytes)
    .replace(/-----[A-Z0-9 ]+-----/g, "")
    .replace(/\s/g, "");
  if (!/^MI[A-Za-z0-9+/]/.test(text) || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  return new Uint8Array(Buffer.from(text, "base64"));
}
