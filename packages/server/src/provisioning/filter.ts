import { ScimError } from "../http/response/scim-error.ts";
import type { PeopleFilter } from "./people.ts";

const shape = /^(\w{1,30}) +eq +("(?:[^"\\]|\\.){0,300}")$/i;
const names: Readonly<Record<string, PeopleFilter["by"]>> = {
  username: "userName",
  externalid: "externalId",
  id: "id",
};

/** The filters with which providers look for a person: `userName eq "…"` and `externalId eq "…"`, or the id. */
export function parseFilter(text: string): PeopleFilter {
  const [, name = "", quoted = ""] = shape.exec(text.trim()) ?? [];
  const by = Object.hasOwn(names, name.toLowerCase()) ? names[name.toLowerCase()] : undefined;
  const value = by === undefined ? undefined : textIn(quoted);
  if (by === undefined || value === undefined)
    throw new ScimError(400, 'filter must be userName eq "…" or externalId eq "…".', "invalidFilter");
  // Addresses are stored in lower case.
  return { by, value: by === "userName" ? value.toLowerCase() : value };
}

/** A text of a filter is one of JSON. No stored text has a NUL, and PostgreSQL refuses it in a query. */
function textIn(quoted: string): string | undefined {
  try {
    const text = JSON.parse(quoted) as string;
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
