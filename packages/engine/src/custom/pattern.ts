import { RE2JS } from "re2js";

/** A pattern that matches in linear time; undefined for unsupported syntax. */
export type LinearPattern = Readonly<{ firstIn(text: string): string | undefined }>;

export function linearPattern(source: string): LinearPattern | undefined {
  try {
    const compiled = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
    return {
      firstIn(text) {
        const matcher = compiled.matcher(text);
        return matcher.find() ? (matcher.group() ?? undefined) : undefined;
      },
    };
  } catch {
    return undefined;
  }
}
