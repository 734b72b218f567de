import type { TestService } from "../test-service.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests look into responses of many shapes.
type ScimBody = any;
type ScimResponse = Readonly<{ status: number; headers: Headers; text: string; body: ScimBody }>;

/** An identity provider's client: sends and reads application/scim+json. */
export type ScimClient = (method: string, path: string, body?: object | string) => Promise<ScimResponse>;

export function scimClient(service: TestService, key: string | null): ScimClient {
  return async (method, path, body) => {
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    const { status, headers, text } = await service.api(`/scim/v2${path}`, {
      method,
      key,
      headers: { "content-type": "application/scim+json; charset=utf-8", "x-request-id": "same" },
      ...(sent !== undefined && { body: sent }),
    });
    const isScim = headers.get("content-type")?.startsWith("application/scim+json") ?? false;
    return { status, headers, text, body: isScim ? JSON.parse(text) : null };
  };
}

export const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";

/** A resource with the members that Okta and Entra ID send. */
export const scimUser = (userName: string, more: object = {}) => ({
  schemas: [userSchema, "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
  userName,
  name: { givenName: "Ada", familyName: "Example" },
  displayName: "Ada Example",
  emails: [{ primary: true, value: userName, type: "work" }],
  locale: "en-US",
  groups: [],
  active: true,
  ...more,
});

export const patchOf = (...operations: object[]) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
  Operations: operations,
});

export const filterBy = (name: string, value: string) => `/Users?filter=${encodeURIComponent(`${name} eq "${value}"`)}`;
