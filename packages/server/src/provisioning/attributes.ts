import { email, type Role } from "@inkvoice/contract/dashboard";
import { ScimError } from "../http/response/scim-error.ts";
import type { Profile } from "./people.ts";

/** The attributes that a request may set. */
export type Attributes = Readonly<{
  userName: string;
  externalId: string | null;
  active: boolean;
  role: Role;
  profile: Profile;
}>;

/** Fewest rights: the role of people for whom the provider sends none. */
export const defaultRole = "viewer";

const invalid = (problem: string) => new ScimError(400, problem, "invalidValue");

/** Entra ID sends "True" and "False" as texts unless told otherwise. Anything else must not pass for either. */
function readActive(value: unknown): boolean {
  if (typeof value === "boolean") return value;
  const text = typeof value === "string" ? value.toLowerCase() : "";
  if (text !== "true" && text !== "false") throw invalid("active must be true or false.");
  return text === "true";
}

function readUserName(value: unknown): string {
  const { success, data } = email.safeParse(typeof value === "string" ? value.trim() : value);
  if (!success) throw invalid("userName must be the email address that the person signs in with.");
  return data;
}

const longestText = 255;

/** A text without control characters; undefined if it is empty. */
function readText(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== "string" || value.length > longestText)
    throw invalid(`${name} must be a text of at most ${longestText} characters.`);
  return value.replaceAll(/\p{C}/gu, "").trim() || undefined;
}

/** A role is a text, an object with `value`, or (Entra ID) an object as JSON in `value`. */
function roleText(entry: unknown): string {
  const value = typeof entry === "object" && entry !== null && "value" in entry ? entry.value : entry;
  if (typeof value !== "string") throw invalid("roles must be a list of objects with a text in value.");
  if (!value.startsWith("{")) return value.trim().toLowerCase();
  try {
    return roleText(JSON.parse(value));
  } catch (error) {
    if (error instanceof ScimError) throw error;
    throw invalid("roles has a value that is not valid JSON.");
  }
}

/** The names of roles in a value, which may be one or a list. */
export function roleTexts(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(roleText);
}

/** Of several roles the one with more rights. */
function readRole(value: unknown): Role {
  const names = roleTexts(value);
  if (names.includes("owner")) throw invalid("Owners are made in the dashboard by another owner, never by SCIM.");
  const unknown = names.find((name) => name !== "viewer" && name !== "member");
  if (unknown !== undefined) throw invalid("roles must be viewer or member.");
  return names.includes("member") ? "member" : defaultRole;
}

const nameParts = ["formatted", "givenName", "familyName"] as const;

function withName(profile: Profile, part: keyof Profile, value: unknown): Profile {
  const text = readText(part, value);
  if (text === profile[part]) return profile;
  const { [part]: _, ...rest } = profile;
  return text === undefined ? rest : { ...rest, [part]: text };
}

function withNames(profile: Profile, value: unknown): Profile {
  if (typeof value !== "object" || Array.isArray(value)) throw invalid("name must be an object.");
  const given = new Map(Object.entries(value ?? {}).map(([name, text]) => [name.toLowerCase(), text]));
  return nameParts
    .filter((part) => value === null || given.has(part.toLowerCase()))
    .reduce((names, part) => withName(names, part, given.get(part.toLowerCase())), profile);
}

type Setter = (attributes: Attributes, value: unknown) => Attributes;

const setName =
  (part: keyof Profile): Setter =>
  (attributes, value) => ({ ...attributes, profile: withName(attributes.profile, part, value) });

/** INDEX of writable attributes, by their names in lower case: names are not case-sensitive in SCIM. */
const setters: Readonly<Record<string, Setter>> = {
  active: (attributes, value) => ({ ...attributes, active: readActive(value) }),
  username: (attributes, value) => ({ ...attributes, userName: readUserName(value) }),
  externalid: (attributes, value) => ({ ...attributes, externalId: readText("externalId", value) ?? null }),
  roles: (attributes, value) => ({ ...attributes, role: readRole(value) }),
  "roles.value": (attributes, value) => ({ ...attributes, role: readRole(value) }),
  name: (attributes, value) => ({ ...attributes, profile: withNames(attributes.profile, value) }),
  displayname: setName("displayName"),
  "name.formatted": setName("formatted"),
  "name.givenname": setName("givenName"),
  "name.familyname": setName("familyName"),
};

/** Sets one attribute. Attributes that are not stored are ignored, as providers send many of them. */
export function setAttribute(attributes: Attributes, name: string, value: unknown): Attributes {
  const key = name.toLowerCase();
  return Object.hasOwn(setters, key) ? (setters[key]?.(attributes, value) ?? attributes) : attributes;
}

/** Sets the attributes of a resource, or of an operation without a path. */
export function setAttributes(attributes: Attributes, values: object): Attributes {
  return Object.entries(values).reduce((set, [name, value]) => setAttribute(set, name, value), attributes);
}
