import type { Invoice, WebhookEvent } from "../contract.ts";
import { WebhookVerificationError } from "../transport/errors.ts";
import { verifyWebhook } from "./verify-webhook.ts";

export interface ReceiverOptions {
  /** The account's webhook secret, `whsec_…`; several while you change it. */
  secret: string | readonly string[];
  /** Called once per event; if it throws, the response is 500 and the service retries later. */
  onEvent?: (event: WebhookEvent) => void | Promise<void>;
  onCompleted?: (invoice: Invoice, event: WebhookEvent) => void | Promise<void>;
  onFailed?: (invoice: Invoice, event: WebhookEvent) => void | Promise<void>;
  /**
   * Store of handled event ids. By default the last 1000 of this process are remembered; a receiver with several
   * processes uses its database.
   */
  handled?: { has(eventId: string): boolean | Promise<boolean>; add(eventId: string): unknown };
  /** Called when a delivery is refused or its handling fails. */
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

/** Longer bodies are not from the service. */
export const longestBodyBytes = 16 * 1024 * 1024;
const rememberedEvents = 1000;

/** Common to all handlers: verifies a delivery, skips repetitions, calls `onEvent`, and returns the response. */
export function createReceiver(options: ReceiverOptions): (delivery: ReceivedDelivery) => Promise<ReceiverAnswer> {
  const handled = options.handled ?? rememberLast(rememberedEvents);
  const { secret, toleranceSeconds } = options;

  return async ({ body, headers }) => {
    try {
      const event = await verifyWebhook({ body, headers, secret, ...(toleranceSeconds && { toleranceSeconds }) });
      if (await handled.has(event.id)) return { status: 200, text: "already handled" };
      await handle(event, options);
      // After handling, because a failed event must come again.
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
  if (event.type === "invoice.completed" && event.data) await onCompleted?.(event.data, event);
  if (event.type === "invoice.failed" && event.data) await onFailed?.(event.data, event);
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
