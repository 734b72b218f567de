import {
  type ApiErrorCode,
  apiErrorCodes,
  apiErrors,
  type ErrorReason,
  errorReasons,
  type FailureCode,
  failures,
} from "@inkvoice/contract";

/** docs/errors.md, from the indexes of error codes and reasons. */
export function errorsPage(): string {
  const answer = (code: ApiErrorCode) => `| ${apiErrors[code].status} | \`${code}\` | ${apiErrors[code].doc} |`;
  const failure = (code: FailureCode) => `| \`${code}\` | ${failures[code].doc} |`;
  const reason = (name: ErrorReason) =>
    `| \`${errorReasons[name].code}\` | \`${name}\` | ${errorReasons[name].message.replaceAll("<", "&lt;")} |`;
  return [
    "# Error codes",
    "",
    "Every error is `{ success: false, data: null, error: { code, reason, message, request_id } }`. Code and reason are stable, the message is a sentence for a person.",
    "`request_id` is the one of the `X-Request-ID` header. Where a value is not allowed, `parameter` is its path; values that the sentence names stand in `values`.",
    "This page is made from `errors.ts`, `error-reasons.ts` and `failures.ts` in `packages/contract/src/values` by `npx node scripts/openapi.ts`.",
    "",
    "| status | code | when |",
    "|---|---|---|",
    ...apiErrorCodes.map(answer),
    "",
    "## Reasons",
    "",
    "What exactly is wrong. The reason that is the code in small letters stands where no more specific one fits. More reasons may be added;",
    "treat one that you do not know like its code.",
    "",
    "| code | reason | message |",
    "|---|---|---|",
    ...apiErrorCodes.flatMap((code) => reasonsOf(code).map(reason)),
    "",
    "## Why an invoice failed",
    "",
    "An accepted document that cannot be read ends with `status: failed` and one of these in `error.code`.",
    "",
    "| code | when |",
    "|---|---|",
    ...(Object.keys(failures) as FailureCode[]).map(failure),
    "",
  ].join("\n");
}

const reasonsOf = (code: ApiErrorCode) =>
  (Object.keys(errorReasons) as ErrorReason[]).filter((name) => errorReasons[name].code === code);
