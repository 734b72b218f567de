import type { PersonReason, ReasonValues } from "@inkvoice/contract";
import type { z } from "zod";

type ProblemReason = Readonly<{ reason?: PersonReason; values?: ReasonValues }>;
export type Problem = ProblemReason & Readonly<{ path: readonly (string | number)[]; problem: string }>;

/** The first validation problem, as a predicate that follows the name of the value. */
export function firstProblem(error: z.ZodError): Problem {
  const issue = error.issues[0];
  if (!issue) return { path: [], problem: "is not valid" };
  const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
  if (issue.code === "unrecognized_keys")
    return { path: [...path, issue.keys[0] ?? ""], problem: "is not a known property" };
  // A forbidden key is a problem of the object that contains it.
  if (issue.code === "invalid_key") return { path: path.slice(0, -1), problem: nested(issue) };
  if (issue.code === "invalid_union") return { path, problem: nested(issue) };
  if (isMissing(issue)) return { path, problem: "is missing" };
  // Custom issues have the parameters that the contract's `problem` gives them.
  const because = issue.code === "custom" ? (issue.params as ProblemReason | undefined) : undefined;
  return { ...because, path, problem: isOurs(issue.message) ? issue.message : worded(issue) };
}

/** Issues have their input where the caller asked for it. */
const isMissing = (issue: z.core.$ZodIssue) =>
  (issue.code === "invalid_type" || issue.code === "invalid_value") && "input" in issue && issue.input === undefined;

/** Messages of our own schemas are predicates already. */
const isOurs = (message: string) => /^(must|is) /.test(message);

function nested(issue: Extract<z.core.$ZodIssue, { code: "invalid_key" | "invalid_union" }>): string {
  if (isOurs(issue.message)) return issue.message;
  const inner = (issue.code === "invalid_key" ? issue.issues : issue.errors[0])?.[0];
  return inner && isOurs(inner.message) ? inner.message : "is not valid";
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** Rewords the library's message as a predicate. */
function worded(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      // The issue lacks the value; its message contains the type.
      if (issue.message.endsWith("received undefined")) return "is missing";
      return `must be ${kinds[issue.expected] ?? "of another type"}`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "too_big":
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case "too_small":
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case "invalid_format":
      return "does not have the expected form";
    default:
      return "is not valid";
  }
}

function unitOf(origin: string): string {
  if (origin === "string") return " characters";
  return origin === "array" ? " entries" : "";
}
