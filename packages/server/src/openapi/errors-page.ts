import { type ApiErrorCode, apiErrorCodes, apiErrors, type FailureCode, failures } from "@inkvoice/contract";

/** docs/errors.md, from the indexes of error codes. */
export function errorsPage(): string {
  const answer = (code: ApiErrorCode) => `| ${apiErrors[code].status} | \`${code}\` | ${apiErrors[code].doc} |`;
  const failure = (code: FailureCode) => `| \`${code}\` | ${failures[code].doc} |`;
  return [
    "# Error codes",
    "",
    "Every error is `{ success: false, data: null, error: { code, message } }`. The code is stable, the message is a sentence for a person.",
    "This page is made from `packages/contract/src/values/errors.ts` and `failures.ts` by `node scripts/openapi.ts`.",
    "",
    "| status | code | when |",
    "|---|---|---|",
    ...apiErrorCodes.map(answer),
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
