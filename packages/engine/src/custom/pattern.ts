import { RE2JS } from "re2js";

/** A pattern that takes time in proportion to the text, whatever it is; undefined for one that is not written so. */
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
