/**
 * Removes characters that databases or clients reject: NUL, which PostgreSQL refuses in text, and lone surrogates,
 * which are not valid Unicode.
 */
export function withoutUnstorableText<Value>(value: Value): Value {
  return cleaned(value) as Value;
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed();
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cleaned(member)]));
}
