/**
 * The used part of n8n's node interface, written from its documentation. Its own types have an incompatible licence,
 * and nothing of them is needed at run time.
 */

export type NodeProperty = Readonly<{
  displayName: string;
  name: string;
  type: "string" | "number" | "boolean" | "options" | "multiOptions" | "collection" | "json";
  default: unknown;
  required?: boolean;
  description?: string;
  placeholder?: string;
  noDataExpression?: boolean;
  typeOptions?: Readonly<{ password?: boolean; minValue?: number; maxValue?: number }>;
  displayOptions?: Readonly<{ show: Readonly<Record<string, readonly unknown[]>> }>;
  options?: readonly (
    | Readonly<{ name: string; value: string; action?: string; description?: string }>
    | NodeProperty
  )[];
}>;

export type NodeDescription = Readonly<{
  displayName: string;
  name: string;
  icon: `file:${string}`;
  group: readonly ("transform" | "trigger")[];
  version: number;
  subtitle?: string;
  description: string;
  defaults: Readonly<{ name: string }>;
  inputs: readonly "main"[];
  outputs: readonly "main"[];
  usableAsTool?: true;
  credentials: readonly Readonly<{ name: string; required: boolean }>[];
  webhooks?: readonly Readonly<{ name: "default"; httpMethod: "POST"; responseMode: "onReceived"; path: string }>[];
  properties: readonly NodeProperty[];
}>;

export type Item = {
  json: object;
  binary?: Readonly<Record<string, Readonly<{ fileName?: string }>>>;
  pairedItem?: Readonly<{ item: number }>;
};

type Common = Readonly<{ getCredentials(name: string): Promise<Readonly<Record<string, unknown>>> }>;

export type ExecuteFunctions = Common &
  Readonly<{
    getInputData(): readonly Item[];
    getNodeParameter(name: string, item: number, fallback?: unknown): unknown;
    getNode(): Readonly<{ id: string }>;
    getExecutionId(): string;
    continueOnFail(): boolean;
    helpers: Readonly<{
      assertBinaryData(item: number, property: string): Readonly<{ fileName?: string }>;
      getBinaryDataBuffer(item: number, property: string): Promise<Uint8Array>;
      prepareBinaryData(
        content: Uint8Array,
        fileName?: string,
        mimeType?: string,
      ): Promise<Readonly<{ fileName?: string }>>;
    }>;
  }>;

export type HookFunctions = Common &
  Readonly<{
    getNodeWebhookUrl(name: "default"): string | undefined;
    getNodeParameter(name: string): unknown;
    /** Stored with the workflow. */
    getWorkflowStaticData(kind: "node"): { webhookId?: string };
  }>;

export type WebhookFunctions = Common &
  Readonly<{
    getNodeParameter(name: string, fallback?: unknown): unknown;
    getHeaderData(): Readonly<Record<string, string | string[] | undefined>>;
    /** The raw body; newer versions of n8n read it on demand. */
    getRequestObject(): { rawBody?: Uint8Array; readRawBody?: () => Promise<void> };
    getResponseObject(): { status(code: number): { json(body: object): unknown } };
  }>;

/** Without `workflowData` no workflow starts. */
export type WebhookAnswer = Readonly<
  { workflowData: readonly (readonly Item[])[] } | { noWebhookResponse: true } | { webhookResponse: string }
>;
