import { openApiDocument } from "../../packages/server/src/openapi/document.ts";
import type { ApiRequest, TestService } from "../../packages/server/src/testing/test-service.ts";

type Operation = Readonly<{ operationId?: string; responses: Readonly<Record<string, { $ref?: string }>> }>;

function operations(): Map<string, Operation> {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
  const all = Object.values(paths).flatMap((item) => Object.values(item));
  return new Map(all.flatMap((operation) => (operation.operationId ? [[operation.operationId, operation]] : [])));
}

/** Calls operations, and keeps the first answer of each envelope. */
export class RecordingSession {
  readonly #service: TestService;
  readonly #operations = operations();
  readonly envelopes: Record<string, Record<string, unknown>> = {};
  readonly texts: Record<string, Record<string, string>> = {};

  constructor(service: TestService) {
    this.#service = service;
  }

  /** Data of a JSON answer. The example is named after its envelope unless that has several. */
  async json<Data = { id: string }>(operation: string, path: string, init: Init = {}): Promise<Data> {
    const { name, ...request } = init;
    const { status, body } = await this.#service.api<Data>(path, requestOf(request));
    if (status >= 300) throw new Error(`${operation}: ${JSON.stringify(body)}`);
    const envelope = this.#operations.get(operation)?.responses[status]?.$ref?.split("/").at(-1);
    if (envelope === undefined) throw new Error(`${operation} has no envelope for ${status}`);
    this.envelopes[envelope] = { [name ?? envelope]: body, ...this.envelopes[envelope] };
    return body.data;
  }

  /** An answer that is not JSON. */
  async text(operation: string, path: string): Promise<void> {
    const { status, text, headers } = await this.#service.api(path);
    if (status !== 200) throw new Error(`${operation}: ${text}`);
    const type = headers.get("content-type")?.split(";")[0] ?? "";
    this.texts[operation] = { ...this.texts[operation], [type]: text };
  }

  /** The beginning of an event stream, up to its first event. */
  async stream(operation: string, path: string): Promise<void> {
    const { url, apiKey } = this.#service;
    const stop = new AbortController();
    const response = await fetch(url + path, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: stop.signal,
    });
    let text = "";
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      if (/^data: .*\n\n/m.test(text)) break;
    }
    stop.abort();
    this.texts[operation] = { "text/event-stream": text };
  }
}

type Init = ApiRequest & Readonly<{ name?: string; json?: unknown }>;

export function requestOf({ json, ...init }: Init): ApiRequest {
  if (json === undefined) return init;
  return { ...init, body: JSON.stringify(json), headers: { "content-type": "application/json" } };
}
