import { messages } from "../../messages/messages.ts";
import { type FormProblems, problemInput } from "../../ui/forms/form-problems.ts";
import type { DraftProblem } from "./rule-draft.ts";

/** As `problemInput`, with the text for a problem of a rule. */
export const problemProps = (problems: FormProblems<DraftProblem>, problem: DraftProblem) =>
  problemInput(problems, problem, messages.rules.problems[problem]);
