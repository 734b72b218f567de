/** Headers of a form part. */
export type PartHead = Readonly<{
  name: string | undefined;
  filename: string | undefined;
  contentType: string | undefined;
}>;

export type Headers = ReadonlyMap<string, string>;

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** Clients send names in UTF-8; other bytes are read as Latin-1 instead of being refused. */
function textOf(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
}

/**
 * Header lines of a part; undefined if one is malformed. A line that starts with a space continues the previous one.
 */
export function parseHeaders(block: Buffer, most: number): Headers | undefined {
  const lines: string[] = [];
  for (const line of textOf(block).split("\r\n")) {
    if (line === "") continue;
    if (/^[ \t]/.test(line)) lines.push(`${lines.pop() ?? ""} ${line.trim()}`);
    else lines.push(line);
  }
  if (lines.length > most) return undefined;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon < 1) return undefined;
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

const parameter = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/gs;

/** Parameters of a header value such as `form-data; name="file"; filename="a.pdf"`. */
function parametersOf(value: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", quoted, plain] of value.matchAll(parameter)) {
    // Only quotes and backslashes are escaped: old browsers send paths with single backslashes.
    const text = quoted?.replace(/\\(["\\])/g, "$1") ?? plain ?? "";
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), text);
  }
  return found;
}

/** `UTF-8''a%20b.pdf`, which some clients send beside the plain name (RFC 5987). */
function extendedText(value: string | undefined): string | undefined {
  const [, charset, encoded] = /^(utf-8|iso-8859-1)'[^']*'(.*)$/is.exec(value ?? "") ?? [];
  if (charset === undefined || encoded === undefined) return undefined;
  const latin = encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return charset.toLowerCase() === "utf-8" ? textOf(Buffer.from(latin, "latin1")) : latin;
}

/** Undefined for a part without a form name. */
export function partHead(headers: Headers): PartHead | undefined {
  const disposition = headers.get("content-disposition") ?? "";
  if (!/^form-data\s*(;|$)/i.test(disposition)) return undefined;
  const parameters = parametersOf(disposition);
  return {
    name: parameters.get("name"),
    filename: extendedText(parameters.get("filename*")) ?? parameters.get("filename"),
    contentType: headers.get("content-type"),
  };
}

/** The boundary in the Content-Type; undefined if there is none. */
export function boundaryOf(contentType: string): string | undefined {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined;
  const boundary = parametersOf(contentType).get("boundary");
  return boundary !== undefined && /^[\x20-\x7e]{1,200}$/.test(boundary) ? boundary : undefined;
}
