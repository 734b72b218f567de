/** What a part of a form says of itself before its content. */
export type PartHead = Readonly<{
  name: string | undefined;
  filename: string | undefined;
  contentType: string | undefined;
}>;

export type Headers = ReadonlyMap<string, string>;

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** Names are UTF-8 in every client of this century; what is not is taken byte by byte rather than refused. */
function textOf(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
}

/** The header lines of a part; undefined when one of them is no header. A line that starts with a space goes on. */
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

/** The parameters of a header value such as `form-data; name="file"; filename="a.pdf"`. */
function parametersOf(value: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", quoted, plain] of value.matchAll(parameter)) {
    // Only a quote and a backslash are escaped: old browsers send whole paths with single backslashes.
    const text = quoted?.replace(/\\(["\\])/g, "$1") ?? plain ?? "";
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), text);
  }
  return found;
}

/** `UTF-8''a%20b.pdf` as some clients send it beside the plain name (RFC 5987). */
function extendedText(value: string | undefined): string | undefined {
  const [, charset, encoded] = /^(utf-8|iso-8859-1)'[^']*'(.*)$/is.exec(value ?? "") ?? [];
  if (charset === undefined || encoded === undefined) return undefined;
  const latin = encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return charset.toLowerCase() === "utf-8" ? textOf(Buffer.from(latin, "latin1")) : latin;
}

/** Undefined for a part that is not of a form: it has no name to be known by. */
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

/** The text between the parts, from the Content-Type of the request; undefined when it names none. */
export function boundaryOf(contentType: string): string | undefined {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined;
  const boundary = parametersOf(contentType).get("boundary");
  return boundary !== undefined && /^[\x20-\x7e]{1,200}$/.test(boundary) ? boundary : undefined;
}
