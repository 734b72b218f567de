import { z } from "zod";
import { key } from "../../access/admit.ts";
import type { Program } from "../../access/principal.ts";
import type { AccessServices } from "../../access/services.ts";
import type { Call } from "../../audit/record-audit.ts";
import { closeConnectionOnShutdown } from "../../http/connection/connection-close.ts";
import { ScimError } from "../../http/response/scim-error.ts";
import { defineRoute, responseSent } from "../../http/route.ts";
import { type Attributes, defaultRole, setAttributes } from "../attributes.ts";
import { parseFilter } from "../filter.ts";
import { applyPatch, patchBody } from "../patch.ts";
import { findPeople, findPerson } from "../people.ts";
import { createProvisionedPerson, removeProvisionedPerson, updateProvisionedPerson } from "../provision.ts";
import { noSuchPerson } from "../refusals.ts";
import { pageSize } from "../service-description.ts";
import { scimListResponse, userPath, userResource } from "../user-resource.ts";
import { sendScim } from "./send-scim.ts";

const auth = key("members:write");
const path = "/scim/v2/Users/:id";
const params = z.object({ id: z.string() });
/** Providers add parameters, such as Entra ID's feature flag `aadOptscim062020`. */
const anyQuery = z.looseObject({});
const listQuery = z.looseObject({
  filter: z.string().max(1000).optional(),
  startIndex: z.coerce.number().int().catch(1),
  count: z.coerce.number().int().catch(pageSize),
});
const resourceBody = z.looseObject({});

type ScimCall = Call & Readonly<{ principal: Program }>;

async function resourceOf({ db, publicUrl }: AccessServices, { principal, now }: ScimCall, id: string) {
  const person = await findPerson(db, principal.accountId, id, now);
  if (!person) throw noSuchPerson();
  return userResource(person, publicUrl());
}

const listUsers = defineRoute({
  method: "GET",
  path: "/scim/v2/Users",
  auth,
  query: listQuery,
  async handle({ db, publicUrl }: AccessServices, { principal, query, reply, now }) {
    const filter = query.filter === undefined ? undefined : parseFilter(query.filter);
    const people = await findPeople(db, principal.accountId, now, filter);
    const startIndex = Math.max(query.startIndex, 1);
    const count = Math.min(Math.max(query.count, 0), pageSize);
    const page = people.slice(startIndex - 1, startIndex - 1 + count);
    const resources = page.map((person) => userResource(person, publicUrl()));
    return sendScim(reply, scimListResponse(resources, { startIndex, totalResults: people.length }));
  },
});

const getUser = defineRoute({
  method: "GET",
  path,
  auth,
  params,
  query: anyQuery,
  handle: async (services: AccessServices, call) =>
    sendScim(call.reply, await resourceOf(services, call, call.params.id)),
});

const newPerson: Attributes = { userName: "", externalId: null, active: true, role: defaultRole, profile: {} };

const createUser = defineRoute({
  method: "POST",
  path: "/scim/v2/Users",
  auth,
  query: anyQuery,
  body: resourceBody,
  async handle(services: AccessServices, call) {
    const wanted = setAttributes(newPerson, call.body);
    if (wanted.userName === "") throw new ScimError(400, "userName is required.", "invalidValue");
    const { db, config, publicUrl } = services;
    const id = await db.transaction().execute((tx) => createProvisionedPerson({ tx, call, config }, wanted));
    call.reply.header("Location", publicUrl() + userPath(id));
    return sendScim(call.reply, await resourceOf(services, call, id), 201);
  },
});

/** Changes a person and returns the new state. Keys of a removed member are revoked with the membership. */
async function change(services: AccessServices, call: ScimCall, id: string, wanted: (now: Attributes) => Attributes) {
  const { db, config, apiKeys } = services;
  await db.transaction().execute((tx) => updateProvisionedPerson({ tx, call, config }, id, wanted));
  apiKeys.forget();
  return await resourceOf(services, call, id);
}

/** Attributes that are not sent stay: a provider that maps no roles must not take them from people. */
const replaceUser = defineRoute({
  method: "PUT",
  path,
  auth,
  params,
  query: anyQuery,
  body: resourceBody,
  handle: async (services: AccessServices, call) =>
    sendScim(call.reply, await change(services, call, call.params.id, (now) => setAttributes(now, call.body))),
});

const patchUser = defineRoute({
  method: "PATCH",
  path,
  auth,
  params,
  query: anyQuery,
  body: patchBody,
  handle: async (services: AccessServices, call) =>
    sendScim(call.reply, await change(services, call, call.params.id, (now) => applyPatch(now, call.body.Operations))),
});

const deleteUser = defineRoute({
  method: "DELETE",
  path,
  auth,
  params,
  query: anyQuery,
  async handle({ db, config, apiKeys }: AccessServices, call) {
    await db.transaction().execute((tx) => removeProvisionedPerson({ tx, call, config }, call.params.id));
    apiKeys.forget();
    closeConnectionOnShutdown(call.reply);
    call.reply.code(204).send();
    return responseSent;
  },
});

export const userOperations = [listUsers, getUser, createUser, replaceUser, patchUser, deleteUser];
