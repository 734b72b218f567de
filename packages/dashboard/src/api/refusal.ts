import { defaultReason, type PersonReason, personReasons, withValues } from "@inkvoice/contract/error-reasons";
import { apiErrors } from "@inkvoice/contract/errors";
import { messages } from "../messages/messages.ts";

/** An error as the server sends it. */
export type ErrorBody = Readonly<{
  code: string;
  reason: string;
  message: string;
  parameter?: string | undefined;
  request_id?: string | undefined;
  values?: Readonly<Record<string, string | number>> | undefined;
}>;

const isCode = (code: string): code is keyof typeof apiErrors => Object.hasOwn(apiErrors, code);
export const isTranslated = (reason: string): reason is PersonReason => Object.hasOwn(personReasons, reason);

/** An error of the server in the user's language. A reason without a translation is shown in English. */
export function errorMessage({ code, reason, message, parameter, values = {} }: ErrorBody): string {
  if (isTranslated(reason)) return withValues(messages.refusals[reason], values);
  if (!isCode(code)) return message;
  const sentence = messages.errors.codes[code];
  const saysMore = reason !== defaultReason(code) || parameter !== undefined;
  return saysMore ? messages.errors.withDetail(sentence, message) : sentence;
}
