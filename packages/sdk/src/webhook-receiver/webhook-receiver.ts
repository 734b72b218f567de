import type { Invoice, WebhookEvent } from "../contract.ts";
import { WebhookVerificationError } from "../transport/errors.ts";
import { verifyWebhook } from "./verify-webhook.ts";

export interface ReceiverOptions {
  /** The account's webhook secret, `whsec_…`; several while you change it. */
  secret: string | readonly string[];
  /** Called once for each event; what it throws is answered with 500, and the service tries again later. */
  onEvent?: (event: WebhookEvent) => void | Promise<void>;
  onCompleted?: (invoice: Invoice, event: WebhookEvent) => void | Promise<void>;
  onFailed?: (invoice: Invoice, event: WebhookEvent) => void | Promise<void>;
  /**
   * Where it is kept which events were handled. Without it the last 1000 of this process are remembered; a receiver that runs
   * in several processes keeps them in its database.
   */
  handled?: { has(eventId: string): boolean | Promise<boolean>; add(eventId: string): unknown };
  /** Hears why a delivery was refused or its handling failed. */
  onError?: (error: unknown) => void;
  toleranceSeconds?: number;
}

export interface ReceivedDelivery {
  body: string | Uint8Array;
  headers: Parameters<typeof verifyWebhook>[0]["headers"];
}

export interface ReceiverAnswer {
  status: number;
  text: string;
}

/** No event is longer; whatever is comes from somebody else. */
export const longestBodyBytes = 16 * 1024 * 1024;
const rememberedEvents = 1000;

/** What every handler does with a delivery: verify it, skip repetitions, call whoever waits for it, and say how to answer. */
export function createReceiver(options: ReceiverOptions): (delivery: ReceivedDelivery) => Promise<ReceiverAnswer> {
  const handled = options.handled ?? rememberLast(rememberedEvents);
  const { secret, toleranceSeconds } = options;

  return async ({ body, headers }) => {
    try {
      const event = await verifyWebhook({ body, headers, secret, ...(toleranceSeconds && { toleranceSeconds }) });
      if (await handled.has(event.id)) return { status: 200, text: "already handled" };
      await handle(event, options);
      // After it was handled: an event whose handling failed comes again.
      await handled.add(event.id);
      return { status: 200, text: "ok" };
    } catch (error) {
      options.onError?.(error);
      if (error instanceof WebhookVerificationError) return { status: 401, text: error.message };
      return { status: 500, text: "The event could not be handled." };
    }
  };
}

async function handle(event: WebhookEvent, { onEvent, onCompleted, onFailed }: ReceiverOptions): Promise<void> {
  await onEvent?.(event);
  const invoice = event.data as unknown as Invoice;
  if (event.type === "invoice.completed") await onCompleted?.(invoice, event);
  if (event.type === "invoice.failed") await onFailed?.(invoice, event);
}

function rememberLast(most: number): Required<ReceiverOptions>["handled"] {
  const ids = new Set<string>();
  return {
    has: (id) => ids.has(id),
    add: (id) => {
      ids.add(id);
      for (const oldest of ids) {
        if (ids.size <= most) return;
        ids.delete(oldest);
      }
    },
  };
}
