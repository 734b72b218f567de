import type { ErrorReason, ReasonValues } from "@inkvoice/contract";
import type { z } from "zod";

type RowReason = Readonly<{ reason: ErrorReason; values?: ReasonValues }>;

const unknown: RowReason = { reason: "invalid_parameter" };

/** The reason of the first problem of a row, by which the dashboard translates it. */
export function rowReason(error: z.ZodError): RowReason {
  const issue = error.issues[0];
  switch (issue?.code) {
    case "custom":
      // Custom issues have the parameters that the contract's `problem` gives them.
      return (issue.params as RowReason | undefined) ?? unknown;
    case "unrecognized_keys":
      return { reason: "member_unknown" };
    case "invalid_type":
      return typeReason(issue);
    case "invalid_value":
      return { reason: "not_a_choice", values: { choices: issue.values.map(String).join(", ") } };
    case "too_small":
      return smallReason(issue);
    case "too_big":
      return bigReason(issue);
    default:
      return unknown;
  }
}

const types: Readonly<Record<string, ErrorReason>> = {
  string: "not_a_text",
  number: "not_a_number",
  int: "not_a_number",
};

/** The issue does not contain the value, so a missing one is recognised by the message (the library's or ours). */
function typeReason({ expected, message }: z.core.$ZodIssueInvalidType): RowReason {
  return /received undefined$|^is missing$/.test(message)
    ? { reason: "value_missing" }
    : { reason: types[expected] ?? unknown.reason };
}

function smallReason({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): RowReason {
  if (origin === "string") return { reason: "value_missing" };
  const isNumber = origin === "number" || origin === "int";
  if (!isNumber) return unknown;
  return { reason: inclusive ? "number_too_small" : "number_not_above", values: { minimum: Number(minimum) } };
}

function bigReason({ origin, maximum }: z.core.$ZodIssueTooBig): RowReason {
  const most = Number(maximum);
  if (origin === "string") return { reason: "text_too_long", values: { length: most } };
  if (origin === "array") return { reason: "too_many_entries", values: { entries: most } };
  return { reason: "number_too_large", values: { maximum: most } };
}
