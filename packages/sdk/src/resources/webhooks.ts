import type { EventDetail, RotatedSecret, WebhookEndpoint, WebhookList, WebhookSettings } from "../contract.ts";
import type { Deleted, Transport } from "../transport/transport.ts";

export interface NewWebhook {
  url: string;
  /** Default: invoice.completed and invoice.failed. */
  events?: WebhookEndpoint["events"];
  description?: string | null;
  enabled?: boolean;
}
export type WebhookChange = Partial<NewWebhook>;

export interface Webhooks {
  create(webhook: NewWebhook): Promise<WebhookEndpoint>;
  list(): Promise<WebhookEndpoint[]>;
  get(id: string): Promise<WebhookEndpoint>;
  change(id: string, change: WebhookChange): Promise<WebhookEndpoint>;
  delete(id: string): Promise<Deleted>;
  /** Sends a `webhook.test` event to one endpoint. */
  test(id: string): Promise<EventDetail>;
  settings(): Promise<WebhookSettings>;
  setDefaultUrl(url: string | null): Promise<WebhookSettings>;
  /** The new secret; the old one signs for another `overlapHours` (0–24, default 24). */
  rotateSecret(overlapHours?: number): Promise<RotatedSecret>;
}

export function createWebhooks(transport: Transport): Webhooks {
  const at = (id: string) => `/webhooks/${encodeURIComponent(id)}`;
  return {
    create: (webhook) => transport.call({ method: "POST", path: "/webhooks", json: webhook }),
    list: async () => (await transport.call<WebhookList>({ method: "GET", path: "/webhooks" })).webhooks,
    get: (id) => transport.call({ method: "GET", path: at(id) }),
    change: (id, change) => transport.call({ method: "PATCH", path: at(id), json: change }),
    delete: (id) => transport.call({ method: "DELETE", path: at(id) }),
    test: (id) => transport.call({ method: "POST", path: `${at(id)}/test` }),
    settings: () => transport.call({ method: "GET", path: "/account/webhooks" }),
    setDefaultUrl: (url) => transport.call({ method: "PATCH", path: "/account/webhooks", json: { default_url: url } }),
    rotateSecret: (overlapHours = 24) =>
      transport.call({
        method: "POST",
        path: "/account/webhooks/rotate-secret",
        json: { overlap_hours: overlapHours },
        repeatable: false,
      }),
  };
}
