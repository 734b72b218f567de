import { z } from "zod";
import { key } from "../../access/admit.ts";
import type { AccessServices } from "../../access/services.ts";
import { ScimError } from "../../http/response/scim-error.ts";
import { defineRoute } from "../../http/route.ts";
import { serviceProviderConfig, userResourceType, userSchemaDescription } from "../service-description.ts";
import { scimListResponse, userSchema } from "../user-resource.ts";
import { sendScim } from "./send-scim.ts";

const auth = key("members:write");
/** Providers add parameters, such as Entra ID's feature flag `aadOptscim062020`. */
const query = z.looseObject({});
const params = z.object({ id: z.string() });

const getConfig = defineRoute({
  method: "GET",
  path: "/scim/v2/ServiceProviderConfig",
  auth,
  query,
  handle: async ({ publicUrl }: AccessServices, { reply }) => sendScim(reply, serviceProviderConfig(publicUrl())),
});

const listResourceTypes = defineRoute({
  method: "GET",
  path: "/scim/v2/ResourceTypes",
  auth,
  query,
  handle: async ({ publicUrl }: AccessServices, { reply }) =>
    sendScim(reply, scimListResponse([userResourceType(publicUrl())])),
});

const getResourceType = defineRoute({
  method: "GET",
  path: "/scim/v2/ResourceTypes/:id",
  auth,
  query,
  params,
  async handle({ publicUrl }: AccessServices, { reply, params: { id } }) {
    if (id !== "User") throw new ScimError(404, "There is no such resource type.");
    return sendScim(reply, userResourceType(publicUrl()));
  },
});

const listSchemas = defineRoute({
  method: "GET",
  path: "/scim/v2/Schemas",
  auth,
  query,
  handle: async ({ publicUrl }: AccessServices, { reply }) =>
    sendScim(reply, scimListResponse([userSchemaDescription(publicUrl())])),
});

const getSchema = defineRoute({
  method: "GET",
  path: "/scim/v2/Schemas/:id",
  auth,
  query,
  params,
  async handle({ publicUrl }: AccessServices, { reply, params: { id } }) {
    if (id.toLowerCase() !== userSchema.toLowerCase()) throw new ScimError(404, "There is no such schema.");
    return sendScim(reply, userSchemaDescription(publicUrl()));
  },
});

export const descriptionOperations = [getConfig, listResourceTypes, getResourceType, listSchemas, getSchema];
