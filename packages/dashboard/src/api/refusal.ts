import { apiErrors } from "@inkvoice/contract/errors";
import { words } from "../words/words.ts";

type Told = Readonly<{ code: string; message: string }>;

const isCode = (code: string): code is keyof typeof apiErrors => Object.hasOwn(apiErrors, code);

/** What the server said against a request, in the reader's language. A reason without a translation stays readable as it came. */
export function toldBy({ code, message }: Told): string {
  if (!isCode(code)) return message;
  const sentence = words.errors.codes[code];
  return message === apiErrors[code].message ? sentence : words.errors.withDetail(sentence, message);
}
