import type { CreateCustomFieldBody, CustomField } from "@inkvoice/contract";

/** A custom field while it is typed: lists as lines of text. */
export type FieldDraft = Readonly<{
  name: string;
  type: CustomField["type"];
  level: CustomField["level"];
  captions: string;
  choices: string;
  pattern: string;
  vendors: string;
  near: "" | "vendor" | "customer";
  required: boolean;
  description: string;
}>;

export const emptyDraft: FieldDraft = {
  name: "",
  type: "code",
  level: "document",
  captions: "",
  choices: "",
  pattern: "",
  vendors: "",
  near: "",
  required: false,
  description: "",
};

const linesOf = (list: readonly string[] | null) => (list ?? []).join("\n");
const listOf = (lines: string) =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
const orNull = <Value>(value: Value, isGiven: boolean) => (isGiven ? value : null);

export function draftOf(field: CustomField): FieldDraft {
  const { name, type, level, required } = field;
  return {
    name,
    type,
    level,
    required,
    captions: linesOf(field.captions),
    choices: linesOf(field.choices),
    pattern: field.pattern ?? "",
    vendors: linesOf(field.vendors),
    near: field.near ?? "",
    description: field.description ?? "",
  };
}

/** The body of a new field. */
export function bodyOf(draft: FieldDraft): CreateCustomFieldBody {
  return { name: draft.name.trim(), type: draft.type, level: draft.level, ...changeOf(draft) };
}

/** The changeable members of a stored field: all but name, type and level. */
export function changeOf(draft: FieldDraft) {
  const [choices, vendors] = [listOf(draft.choices), listOf(draft.vendors)];
  const ofDocument = draft.level === "document";
  return {
    captions: listOf(draft.captions),
    choices: orNull(choices, draft.type === "choice"),
    pattern: orNull(draft.pattern.trim(), draft.pattern.trim() !== ""),
    vendors: orNull(vendors, vendors.length > 0),
    near: ofDocument && draft.near !== "" ? draft.near : null,
    required: ofDocument && draft.required,
    description: orNull(draft.description.trim(), draft.description.trim() !== ""),
  };
}

/** A name for a caption: "Project No." becomes `project_no`. */
export function nameFromCaption(caption: string): string {
  const plain = caption
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  return words
    .join("_")
    .replace(/^[0-9_]+/, "")
    .slice(0, 40)
    .replace(/_$/, "");
}

/** The likely type of a printed value. */
export function typeOfText(text: string): CustomField["type"] {
  const value = text.trim();
  if (/^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\.?$/.test(value)) return "date";
  if (/^[^\d\s]{0,3}\s?-?[\d.,' ]*[.,]\d{2}\s?[^\d\s]{0,3}$/.test(value)) return "amount";
  return /\d/.test(value) && !/\s\p{L}{3}/u.test(value) ? "code" : "text";
}

/** The draft with the caption that was picked on a page, and name and type derived from it where nothing was typed. */
export function withSample(
  draft: FieldDraft,
  { text, caption }: Readonly<{ text: string; caption: string | null }>,
): FieldDraft {
  if (caption === null) return draft;
  const known = listOf(draft.captions);
  const isFirst = known.length === 0 && draft.name === "";
  return {
    ...draft,
    captions: known.includes(caption) ? draft.captions : [...known, caption].join("\n"),
    ...(isFirst && { name: nameFromCaption(caption), type: typeOfText(text) }),
  };
}
