import { limits } from "@inkvoice/contract";
import { refused } from "../../platform/api-error.ts";

const code = (sign: string) => sign.charCodeAt(0);
const quote = code('"');
const backslash = code("\\");
const comma = code(",");
const opening = new Set([code("{"), code("[")]);
const closing = new Set([code("}"), code("]")]);

/**
 * Refuses JSON that is nested too deeply or has too many values, by scanning its bytes: parsing it would block other
 * requests. Invalid JSON is left to the parser.
 */
export function refuseExcessiveJson(body: Uint8Array): void {
  let depth = 0;
  let values = 0;
  let inText = false;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at]!;
    if (inText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) inText = false;
    } else if (sign === quote) inText = true;
    else if (sign === comma) values += 1;
    else if (opening.has(sign)) {
      depth += 1;
      values += 1;
    } else if (closing.has(sign)) depth -= 1;
    if (depth > limits.jsonDepth) throw refused("json_too_deep", { levels: limits.jsonDepth });
    if (values > limits.jsonValues) throw refused("json_too_many_values", { values: limits.jsonValues });
  }
}
