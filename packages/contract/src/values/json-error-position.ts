/** The line and column, from 1, at which `JSON.parse` refused the text. */
export function jsonErrorPosition(text: string, error: unknown): { line: number; column: number } {
  const lines = text.slice(0, positionOf(text, error)).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * V8 gives the position, except for an unexpected end or token. An unexpected token is the last character of the
 * shortest prefix of the text with the same error.
 */
function positionOf(text: string, error: unknown): number {
  const named = /position (\d+)/.exec(String(error))?.[1];
  if (named !== undefined) return Number(named);
  let [valid, invalid] = [0, text.length + 1];
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (hasUnexpectedToken(text.slice(0, middle))) invalid = middle;
    else valid = middle;
  }
  return valid;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return String(error).includes("Unexpected token");
  }
}
