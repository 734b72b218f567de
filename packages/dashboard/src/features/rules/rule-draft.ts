import type { CreateRuleBody, CustomField, DocumentType, Rule } from "@inkvoice/contract";

type Conditions = CreateRuleBody["when"];
type Actions = CreateRuleBody["then"];
type FieldValue = string | number | boolean;

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
  values: Readonly<Record<string, string>>;
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

const textOf = (value: FieldValue | undefined) => (value === undefined ? "" : String(value));

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
    values: Object.fromEntries(Object.entries(then.set ?? {}).map(([field, value]) => [field, textOf(value)])),
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
  const set = settableFields(fields).flatMap((field): [string, FieldValue][] => {
    const text = values[field.name]?.trim() ?? "";
    return text === "" ? [] : [[field.name, typedValue(field.type, text)]];
  });
  return {
    ...(set.length > 0 && { set: Object.fromEntries(set) }),
    ...(approvals && { approvals: Number(approvals) }),
    ...(assignTo && { assign_to: assignTo }),
    ...(tags.length > 0 && { tags: [...tags] }),
  };
}

/** Rules set no values in lines. */
export const settableFields = (fields: readonly CustomField[]) => fields.filter(({ level }) => level === "document");

function typedValue(type: CustomField["type"], text: string): FieldValue {
  if (type === "boolean") return text === "true";
  return type === "amount" || type === "number" ? Number(text) : text;
}

export type DraftProblem = "name" | "action" | "range" | "currency" | "country";

/** The first problem that keeps the draft from being saved. The name comes last: a rule can be tried without one. */
export function problemOf(draft: RuleDraft, fields: readonly CustomField[]): DraftProblem | undefined {
  const { currency, country, totalMin, totalMax } = draft;
  if (currency && !/^[A-Z]{3}$/.test(currency)) return "currency";
  if (country && !/^[A-Z]{2}$/.test(country)) return "country";
  if (totalMin && totalMax && Number(totalMin) > Number(totalMax)) return "range";
  if (Object.keys(actionsOf(draft, fields)).length === 0) return "action";
  return draft.name.trim() === "" ? "name" : undefined;
}
