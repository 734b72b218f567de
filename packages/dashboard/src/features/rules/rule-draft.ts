import type { CreateRuleBody, CustomField, DocumentType, Rule } from "@inkvoice/contract";
import type { FormProblems } from "../../ui/forms/form-problems.ts";
import {
  type CustomFieldInputs,
  enteredValues,
  inputsFrom,
  isCurrencyOrNone,
  textOf,
} from "../custom-fields/entered-values.ts";

type Conditions = CreateRuleBody["when"];
type Actions = CreateRuleBody["then"];

/** A rule while it is typed: every value a text, an empty one for none. */
export type RuleDraft = Readonly<{
  name: string;
  vendorId: string;
  totalMin: string;
  totalMax: string;
  currency: string;
  country: string;
  documentType: "" | DocumentType;
  issue: string;
  wordsIn: "lines" | "page";
  words: readonly string[];
  /** By custom field. */
  values: CustomFieldInputs;
  approvals: string;
  assignTo: string;
  tags: readonly string[];
}>;

/** Properties of the components that edit a draft. */
export type DraftProps = Readonly<{
  draft: RuleDraft;
  fields: readonly CustomField[];
  onChange: (draft: RuleDraft) => void;
}>;
export type ShownProblems = Readonly<{ problems: FormProblems<DraftProblem> }>;

export const emptyDraft: RuleDraft = {
  name: "",
  vendorId: "",
  totalMin: "",
  totalMax: "",
  currency: "",
  country: "",
  documentType: "",
  issue: "",
  wordsIn: "lines",
  words: [],
  values: {},
  approvals: "",
  assignTo: "",
  tags: [],
};

export function draftOf({ name, when, then }: Pick<Rule, "name" | "when" | "then">): RuleDraft {
  return {
    name,
    vendorId: when.vendor_id ?? "",
    totalMin: textOf(when.total_min),
    totalMax: textOf(when.total_max),
    currency: when.currency ?? "",
    country: when.country ?? "",
    documentType: when.document_type ?? "",
    issue: when.issue ?? "",
    wordsIn: when.words?.in ?? "lines",
    words: when.words?.any ?? [],
    values: inputsFrom(then.set ?? {}),
    approvals: textOf(then.approvals),
    assignTo: then.assign_to ?? "",
    tags: then.tags ?? [],
  };
}

/** The rule as it is sent. Values of custom fields that no longer exist are left out. */
export function bodyOf(draft: RuleDraft, fields: readonly CustomField[]) {
  return { name: draft.name.trim(), when: conditionsOf(draft), then: actionsOf(draft, fields) };
}

function conditionsOf(draft: RuleDraft): Conditions {
  const { vendorId, totalMin, totalMax, currency, country, documentType, issue, wordsIn, words } = draft;
  return {
    ...(vendorId && { vendor_id: vendorId }),
    ...(totalMin && { total_min: Number(totalMin) }),
    ...(totalMax && { total_max: Number(totalMax) }),
    ...(currency && { currency }),
    ...(country && { country }),
    ...(documentType && { document_type: documentType }),
    ...(issue && { issue }),
    ...(words.length > 0 && { words: { in: wordsIn, any: [...words] } }),
  };
}

function actionsOf({ values, approvals, assignTo, tags }: RuleDraft, fields: readonly CustomField[]): Actions {
  const set = enteredValues(values, fields);
  return {
    ...(Object.keys(set).length > 0 && { set }),
    ...(approvals && { approvals: Number(approvals) }),
    ...(assignTo && { assign_to: assignTo }),
    ...(tags.length > 0 && { tags: [...tags] }),
  };
}

export type DraftProblem = "name" | "range" | "currency" | "country" | "action";

/** Problems that keep the draft from being saved, in the order of the form. */
export function problemsOf(draft: RuleDraft, fields: readonly CustomField[]): DraftProblem[] {
  const { name, currency, country, totalMin, totalMax } = draft;
  const found: Readonly<Record<DraftProblem, boolean>> = {
    name: name.trim() === "",
    range: totalMin !== "" && totalMax !== "" && Number(totalMin) > Number(totalMax),
    currency: !isCurrencyOrNone(currency),
    country: country !== "" && !/^[A-Z]{2}$/.test(country),
    action: Object.keys(actionsOf(draft, fields)).length === 0,
  };
  return (Object.keys(found) as DraftProblem[]).filter((problem) => found[problem]);
}
