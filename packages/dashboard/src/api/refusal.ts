import { apiErrors } from "@inkvoice/contract/errors";
import { refusalIn, withValues } from "@inkvoice/contract/refusals";
import { messages } from "../messages/messages.ts";

type Told = Readonly<{ code: string; message: string }>;

const isCode = (code: string): code is keyof typeof apiErrors => Object.hasOwn(apiErrors, code);

/** What the server said against a request, in the reader's language. A reason without a translation stays readable as it came. */
export function toldBy({ code, message }: Told): string {
  const known = refusalIn(message);
  if (known) return withValues(messages.refusals[known.reason], known.values);
  if (!isCode(code)) return message;
  const sentence = messages.errors.codes[code];
  return message === apiErrors[code].message ? sentence : messages.errors.withDetail(sentence, message);
}
