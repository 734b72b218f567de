import { messages } from "../../messages/messages.ts";
import type { FormProblems } from "../../ui/forms/form-problems.ts";
import type { DraftProblem } from "./rule-draft.ts";

/** Properties of an input that can have a problem. */
export const problemProps = (problems: FormProblems<DraftProblem>, problem: DraftProblem) => ({
  "data-problem": problem,
  error: problems.isShown(problem) ? messages.rules.problems[problem] : undefined,
  onBlur: () => problems.leave(problem),
});
