/** The text and number members of a JSON object, as text. Undefined for anything else. */
export function jsonMembers(text: string): ReadonlyMap<string, string> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return undefined;
  return new Map(
    Object.entries(parsed)
      .filter(([, value]) => typeof value === "string" || typeof value === "number")
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Text from base64 in either alphabet; undefined for anything else. */
export function fromBase64(text: string | undefined): string | undefined {
  const bytes = bytesFromBase64(text);
  return bytes && new TextDecoder().decode(bytes);
}

export function bytesFromBase64(text: string | undefined): Uint8Array | undefined {
  const compact = text?.replace(/\s/g, "") ?? "";
  if (compact === "" || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(compact)) return undefined;
  return new Uint8Array(Buffer.from(compact, "base64"));
}
