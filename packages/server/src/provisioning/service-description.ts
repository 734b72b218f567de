import { userSchema } from "./user-resource.ts";

/** Most people on one page. */
export const pageSize = 200;

const resourceTypeSchema = "urn:ietf:params:scim:schemas:core:2.0:ResourceType";
const schemaSchema = "urn:ietf:params:scim:schemas:core:2.0:Schema";

/** Supported features (RFC 7643, section 5). */
export const serviceProviderConfig = (publicUrl: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
  documentationUri: `${publicUrl}/docs/sign-in`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: pageSize },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "API key",
      description: "An API key with the scope members:write in the Authorization header",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: `${publicUrl}/scim/v2/ServiceProviderConfig` },
});

export const userResourceType = (publicUrl: string) => ({
  schemas: [resourceTypeSchema],
  id: "User",
  name: "User",
  endpoint: "/Users",
  description: "A person of the account",
  schema: userSchema,
  meta: { resourceType: "ResourceType", location: `${publicUrl}/scim/v2/ResourceTypes/User` },
});

type Kind = Readonly<{
  type?: "string" | "boolean" | "complex";
  required?: boolean;
  multiValued?: boolean;
  mutability?: "readWrite" | "readOnly";
  uniqueness?: "none" | "server";
  caseExact?: boolean;
  canonicalValues?: readonly string[];
  subAttributes?: readonly object[];
}>;

const attribute = (name: string, description: string, kind: Kind = {}) => ({
  name,
  description,
  type: "string",
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...kind,
});

const primary = attribute("primary", "Always true: there is one", { type: "boolean", mutability: "readOnly" });

/** The attributes of a person that are kept (RFC 7643, section 7). */
export const userSchemaDescription = (publicUrl: string) => ({
  schemas: [schemaSchema],
  id: userSchema,
  name: "User",
  description: "A person of the account",
  attributes: [
    attribute("userName", "Email address that the person signs in with", { required: true, uniqueness: "server" }),
    attribute("name", "Name of the person", {
      type: "complex",
      subAttributes: [
        attribute("formatted", "Full name"),
        attribute("givenName", "Given name"),
        attribute("familyName", "Family name"),
      ],
    }),
    attribute("displayName", "Name that is shown"),
    attribute("active", "Whether the person may sign in to the account", { type: "boolean" }),
    attribute("emails", "The userName as an address", {
      type: "complex",
      multiValued: true,
      mutability: "readOnly",
      subAttributes: [
        attribute("value", "The address", { mutability: "readOnly" }),
        attribute("type", "Always work", { mutability: "readOnly" }),
        primary,
      ],
    }),
    attribute("roles", "Role in the account; viewer if none is sent", {
      type: "complex",
      multiValued: true,
      subAttributes: [attribute("value", "The role", { canonicalValues: ["viewer", "member"] }), primary],
    }),
  ],
  meta: { resourceType: "Schema", location: `${publicUrl}/scim/v2/Schemas/${userSchema}` },
});
