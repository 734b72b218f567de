import { type NewWebhook, NotFoundError, verifyWebhook, WebhookVerificationError } from "@inkvoice/sdk";
import { clientOf, credentialName, webhookSecretOf } from "./credentials.ts";
import { type EventFilter, eventFilter, matchesEventFilter } from "./event-filter.ts";
import type { HookFunctions, NodeDescription, WebhookAnswer, WebhookFunctions } from "./n8n.ts";

const events = [
  { name: "Invoice Read", value: "invoice.completed" },
  { name: "Invoice Not Read", value: "invoice.failed" },
  { name: "Invoice Changed", value: "invoice.updated" },
  { name: "Invoice Deleted", value: "invoice.deleted" },
  { name: "Bank Account Seen", value: "vendor.bank_account_seen" },
  { name: "Export Made", value: "export.completed" },
  { name: "Batch Ended", value: "batch.completed" },
  { name: "Bulk Ended", value: "bulk.completed" },
];

/** Starts a workflow when an invoice ends. n8n expects the class to have the name of its file. */
export class InkvoiceTrigger {
  readonly description: NodeDescription = {
    displayName: "Inkvoice Trigger",
    name: "inkvoiceTrigger",
    icon: "file:inkvoice.svg",
    group: ["trigger"],
    version: 1,
    description: "Starts when an invoice was read, or could not be",
    defaults: { name: "Inkvoice Trigger" },
    inputs: [],
    outputs: ["main"],
    credentials: [{ name: credentialName, required: true }],
    webhooks: [{ name: "default", httpMethod: "POST", responseMode: "onReceived", path: "webhook" }],
    properties: [
      {
        displayName: "Events",
        name: "events",
        type: "multiOptions",
        required: true,
        default: ["invoice.completed", "invoice.failed"],
        options: events,
      },
      eventFilter,
    ],
  };

  /** The endpoint exists while the workflow is active. */
  readonly webhookMethods = {
    default: {
      async checkExists(this: HookFunctions): Promise<boolean> {
        const { webhookId } = this.getWorkflowStaticData("node");
        if (!webhookId) return false;
        const client = await clientOf(this);
        try {
          const { url, enabled } = await client.webhooks.get(webhookId);
          return enabled && url === this.getNodeWebhookUrl("default");
        } catch (error) {
          if (error instanceof NotFoundError) return false;
          throw error;
        }
      },
      async create(this: HookFunctions): Promise<boolean> {
        await webhookSecretOf(this);
        const client = await clientOf(this);
        const endpoint = await client.webhooks.create({
          url: this.getNodeWebhookUrl("default") ?? "",
          events: this.getNodeParameter("events") as NonNullable<NewWebhook["events"]>,
          description: "n8n",
        });
        this.getWorkflowStaticData("node").webhookId = endpoint.id;
        return true;
      },
      async delete(this: HookFunctions): Promise<boolean> {
        const kept = this.getWorkflowStaticData("node");
        if (!kept.webhookId) return true;
        const client = await clientOf(this);
        await client.webhooks.delete(kept.webhookId).catch((error: unknown) => {
          if (!(error instanceof NotFoundError)) throw error;
        });
        delete kept.webhookId;
        return true;
      },
    },
  };

  async webhook(this: WebhookFunctions): Promise<WebhookAnswer> {
    const request = this.getRequestObject();
    await request.readRawBody?.();
    const body = request.rawBody ?? new Uint8Array();
    try {
      const event = await verifyWebhook({ body, headers: this.getHeaderData(), secret: await webhookSecretOf(this) });
      const filter = this.getNodeParameter("filter", {}) as EventFilter;
      return matchesEventFilter(event, filter)
        ? { workflowData: [[{ json: event }]] }
        : { webhookResponse: "filtered" };
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      this.getResponseObject().status(401).json({ message: error.message });
      return { noWebhookResponse: true };
    }
  }
}
