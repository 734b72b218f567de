import {
  changeWebhookBody,
  changeWebhookSettingsBody,
  createWebhookBody,
  formatTimestamp,
  rotateSecretBody,
} from "@inkvoice/contract";
import type { SecretView, WebhooksView } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { defineRoute } from "../../http/route.ts";
import { confirmed, session } from "../../sessions/session-auth.ts";
import { changeEndpoint, createEndpoint, deleteEndpoint, listEndpoints } from "../../webhooks/endpoints.ts";
import { presentEndpoint } from "../../webhooks/present-endpoint.ts";
import {
  dropEndpointSecret,
  revealEndpointSecret,
  revealWebhookSecret,
  rotateSecret as rotateAnySecret,
  rotateWebhookSecret,
} from "../../webhooks/secrets.ts";
import { sendTestEvent } from "../../webhooks/send-test.ts";
import { readWebhookSettings, setDefaultWebhookUrl } from "../../webhooks/settings.ts";
import { checkWebhookUrl } from "../../webhooks/webhook-url.ts";
import type { WebServices } from "../services.ts";

const endpointParams = z.object({ id: z.string() });
const until = (moment: number | null, now: number) =>
  moment !== null && moment > now ? formatTimestamp(moment) : null;

export const getWebhooks = defineRoute({
  method: "GET",
  path: "/api/webhooks",
  auth: session("owner"),
  handle: async (services: WebServices, { session, now }): Promise<WebhooksView> => {
    const settings = await readWebhookSettings(services.db, session.accountId, now);
    const endpoints = await listEndpoints(services.db, session.accountId);
    return {
      ...settings,
      endpoints: endpoints.map((row) => ({
        ...presentEndpoint(row),
        own_secret: row.secret !== null,
        previous_secret_until: until(row.previous_secret_until, now),
      })),
    };
  },
});

export const setDefaultUrl = defineRoute({
  method: "PUT",
  path: "/api/webhooks/default-url",
  auth: session("owner"),
  body: changeWebhookSettingsBody,
  handle: async (services: WebServices, { session, body, audit }) => {
    const url = body.default_url ? await checkWebhookUrl(services.outbound, body.default_url) : null;
    await setDefaultWebhookUrl(services.db, session.accountId, url);
    await audit("webhook.changed", { subject: "default", details: { url } });
    return { default_url: url };
  },
});

/** POST, not GET: showing a secret must never be something a link or a prefetch can do. */
export const revealSecret = defineRoute({
  method: "POST",
  path: "/api/webhooks/secret/reveal",
  auth: confirmed("owner"),
  handle: async (services: WebServices, { session, audit }): Promise<SecretView> => {
    await audit("secret.revealed");
    return { secret: await revealWebhookSecret(services, session.accountId) };
  },
});

export const rotateSecret = defineRoute({
  method: "POST",
  path: "/api/webhooks/secret/rotate",
  auth: confirmed("owner"),
  body: rotateSecretBody,
  handle: async (services: WebServices, { session, body, now, audit }) => {
    const overlapHours = body?.overlap_hours ?? 0;
    await audit("secret.rotated", { details: { overlap_hours: overlapHours } });
    return rotateWebhookSecret(services, session.accountId, { overlapHours, now });
  },
});

export const createWebhook = defineRoute({
  method: "POST",
  path: "/api/webhooks",
  auth: session("owner"),
  body: createWebhookBody,
  handle: async (services: WebServices, { session, body, now, audit }) => {
    const url = await checkWebhookUrl(services.outbound, body.url);
    const row = await services.db
      .transaction()
      .execute((tx) => createEndpoint(tx, session.accountId, { ...body, url, now }));
    await audit("webhook.changed", { subject: row.id, details: { url } });
    return presentEndpoint(row);
  },
});

export const changeWebhook = defineRoute({
  method: "PATCH",
  path: "/api/webhooks/:id",
  auth: session("owner"),
  params: endpointParams,
  body: changeWebhookBody,
  handle: async (services: WebServices, { session, params, body, now, audit }) => {
    const url = body.url === undefined ? {} : { url: await checkWebhookUrl(services.outbound, body.url) };
    const change = { ...body, ...url };
    const row = await services.db
      .transaction()
      .execute((tx) => changeEndpoint(tx, session.accountId, { id: params.id, change, now }));
    await audit("webhook.changed", { subject: params.id, details: { url: row.url, enabled: row.enabled === 1 } });
    return presentEndpoint(row);
  },
});

export const deleteWebhook = defineRoute({
  method: "DELETE",
  path: "/api/webhooks/:id",
  auth: session("owner"),
  params: endpointParams,
  handle: async (services: WebServices, { session, params, now, audit }) => {
    await services.db.transaction().execute((tx) => deleteEndpoint(tx, session.accountId, params.id, now));
    await audit("webhook.changed", { subject: params.id, details: { deleted: true } });
    return { deleted: true };
  },
});

export const testWebhook = defineRoute({
  method: "POST",
  path: "/api/webhooks/:id/test",
  auth: session("owner"),
  params: endpointParams,
  handle: async (services: WebServices, { session, params, now }) => {
    const eventId = await services.db
      .transaction()
      .execute((tx) => sendTestEvent(tx, session.accountId, { endpointId: params.id, now }));
    services.signals.send("deliveries");
    return { event_id: eventId };
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
    await audit("secret.revealed", { subject: params.id });
    return { secret };
  },
});

/** The first time it gives the endpoint a secret of its own. */
export const rotateOwnSecret = defineRoute({
  method: "POST",
  path: "/api/webhooks/:id/secret/rotate",
  auth: confirmed("owner"),
  params: endpointParams,
  body: rotateSecretBody,
  handle: async (services: WebServices, { session, params, body, now, audit }) => {
    const overlapHours = body?.overlap_hours ?? 0;
    const owner = { accountId: session.accountId, endpointId: params.id };
    const rotated = await rotateAnySecret(services, owner, { overlapHours, now });
    await audit("secret.rotated", { subject: params.id, details: { overlap_hours: overlapHours } });
    return rotated;
  },
});

/** Back to the account's secret. */
export const dropOwnSecret = defineRoute({
  method: "DELETE",
  path: "/api/webhooks/:id/secret",
  auth: confirmed("owner"),
  params: endpointParams,
  handle: async (services: WebServices, { session, params, audit }) => {
    const owner = { accountId: session.accountId, endpointId: params.id };
    await services.db.transaction().execute((tx) => dropEndpointSecret(tx, owner));
    await audit("secret.rotated", { subject: params.id, details: { own: false } });
    return { own_secret: false };
  },
});
