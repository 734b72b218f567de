/** Third-party JSON: anything may be missing or of another type. */
export type Json = unknown;

export function member(value: Json, ...path: readonly (string | number)[]): Json {
  let here = value;
  for (const step of path) {
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as Record<string | number, Json>)[step];
  }
  return here ?? undefined;
}

export function list(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: Json): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.replace(/\s+/g, " ").trim() : undefined;
}

/** Drops undefined members. */
export function withoutUndefined<Value extends object>(value: { [Key in keyof Value]: Value[Key] | undefined }): Value {
  const given = Object.entries(value).filter(([, each]) => each !== undefined && !isEmpty(each));
  return Object.fromEntries(given) as Value;
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}
