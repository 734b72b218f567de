import { formatTimestamp } from "@inkvoice/contract";
import type { Person } from "./people.ts";

export const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";
const listSchema = "urn:ietf:params:scim:api:messages:2.0:ListResponse";

export const userPath = (id: string) => `/scim/v2/Users/${id}`;

/** A person as a SCIM resource (RFC 7643, section 4.1). */
export function userResource(person: Person, publicUrl: string) {
  const { displayName, formatted = displayName, givenName, familyName } = person.profile;
  const name = { formatted, givenName, familyName };
  const hasName = Object.values(name).some((part) => part !== undefined);
  return {
    schemas: [userSchema],
    id: person.id,
    externalId: person.externalId ?? undefined,
    userName: person.userName,
    name: hasName ? name : undefined,
    displayName,
    active: person.active,
    emails: [{ value: person.userName, type: "work", primary: true }],
    roles: [{ value: person.role, primary: true }],
    meta: {
      resourceType: "User",
      created: formatTimestamp(person.createdAt),
      lastModified: formatTimestamp(person.changedAt),
      location: publicUrl + userPath(person.id),
    },
  };
}

/** One page of a list; `startIndex` counts from 1. */
export function scimListResponse(
  resources: readonly object[],
  { startIndex = 1, totalResults = resources.length }: Readonly<{ startIndex?: number; totalResults?: number }> = {},
) {
  return { schemas: [listSchema], totalResults, startIndex, itemsPerPage: resources.length, Resources: resources };
}
