import { defaultOverlapHours, rotateSecretBody } from "@inkvoice/contract";
import type { SecretView } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { defineRoute } from "../../../http/route.ts";
import { confirmed } from "../../../sessions/session-auth.ts";
import {
  dropEndpointSecret,
  revealEndpointSecret,
  revealWebhookSecret,
  rotateSecret as rotateAnySecret,
} from "../../../webhooks/secrets.ts";
import type { WebServices } from "../../services.ts";

const endpointParams = z.object({ id: z.string() });

/** POST, so that no link or prefetch can reveal a secret. */
export const revealSecret = defineRoute({
  method: "POST",
  path: "/api/webhooks/secret/reveal",
  auth: confirmed("owner"),
  handle: async (services: WebServices, { session, audit }): Promise<SecretView> => {
    await services.db.transaction().execute((tx) => audit(tx, "secret.revealed"));
    return { secret: await revealWebhookSecret(services, session.accountId) };
  },
});

export const revealOwnSecret = defineRoute({
  method: "POST",
  path: "/api/webhooks/:id/secret/reveal",
  auth: confirmed("owner"),
  params: endpointParams,
  handle: async (services: WebServices, { session, params, audit }): Promise<SecretView> => {
    const owner = { accountId: session.accountId, endpointId: params.id };
    const secret = await revealEndpointSecret(services, owner);
    await services.db.transaction().execute((tx) => audit(tx, "secret.revealed", { subject: params.id }));
    return { secret };
  },
});

/** The first rotation gives the endpoint its own secret. */
export const rotateOwnSecret = defineRoute({
  method: "POST",
  path: "/api/webhooks/:id/secret/rotate",
  auth: confirmed("owner"),
  params: endpointParams,
  body: rotateSecretBody,
  handle: async (services: WebServices, { session, params, body, now, audit }) => {
    const overlapHours = body?.overlap_hours ?? defaultOverlapHours;
    const owner = { accountId: session.accountId, endpointId: params.id };
    return services.db.transaction().execute(async (tx) => {
      const rotated = await rotateAnySecret(tx, services.secretBox, owner, { overlapHours, now });
      await audit(tx, "secret.rotated", { subject: params.id, details: { overlap_hours: overlapHours } });
      return rotated;
    });
  },
});

/** Returns to the account's secret. */
export const dropOwnSecret = defineRoute({
  method: "DELETE",
  path: "/api/webhooks/:id/secret",
  auth: confirmed("owner"),
  params: endpointParams,
  handle: async (services: WebServices, { session, params, audit }) => {
    const owner = { accountId: session.accountId, endpointId: params.id };
    await services.db.transaction().execute(async (tx) => {
      await dropEndpointSecret(tx, owner);
      await audit(tx, "secret.rotated", { subject: params.id, details: { own: false } });
    });
    return { own_secret: false };
  },
});
