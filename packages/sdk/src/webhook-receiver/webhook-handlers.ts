import { createReceiver, longestBodyBytes, type ReceiverAnswer, type ReceiverOptions } from "./webhook-receiver.ts";

/** Handlers for frameworks. They declare only the members they use, so that no framework needs to be installed. */

/**
 * Next.js (`export const POST = …` in a route file), Cloudflare Workers, Deno, Bun: anything that takes a `Request`.
 */
export function fetchWebhookHandler(options: ReceiverOptions): (request: Request) => Promise<Response> {
  const receive = createReceiver(options);
  return async (request) => {
    const { status, text } = await receive({
      body: new Uint8Array(await request.arrayBuffer()),
      headers: request.headers,
    });
    return new Response(text, { status });
  };
}

/** Hono: `app.post("/webhooks", honoWebhookHandler({ … }))`. */
export function honoWebhookHandler(
  options: ReceiverOptions,
): (context: { req: { raw: Request } }) => Promise<Response> {
  const handle = fetchWebhookHandler(options);
  return (context) => handle(context.req.raw);
}

type NodeHeaders = Record<string, string | string[] | undefined>;

export interface NodeRequest extends AsyncIterable<Uint8Array> {
  headers: NodeHeaders;
  /** The parsed body, if a body parser ran before. */
  body?: unknown;
}
export interface NodeResponse {
  statusCode: number;
  end(text: string): unknown;
}

/**
 * Express, Next.js API routes (with `bodyParser: false`) and plain `node:http`. Mount it before `express.json()`, or
 * behind `express.raw({ type: "application/json" })`: signatures cover the raw bytes.
 */
export function expressWebhookHandler(
  options: ReceiverOptions,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  const receive = createReceiver(options);
  return async (request, response) => {
    const body = await rawBody(request);
    const answer =
      body === undefined ? bodyIsGone(options) : await receive({ body, headers: request.headers as NodeHeaders });
    response.statusCode = answer.status;
    response.end(answer.text);
  };
}

async function rawBody(request: NodeRequest): Promise<Uint8Array | string | undefined> {
  if (typeof request.body === "string" || request.body instanceof Uint8Array) return request.body;
  if (request.body !== undefined && Object.keys(request.body ?? {}).length > 0) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBodyBytes) return "";
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function bodyIsGone({ onError }: ReceiverOptions): ReceiverAnswer {
  const message = "A JSON parser ran before the webhook handler: mount the handler first, or behind express.raw().";
  onError?.(new Error(message));
  return { status: 500, text: message };
}

interface FastifyScope {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    options: { parseAs: "buffer"; bodyLimit: number },
    parser: (request: unknown, body: Uint8Array, done: (error: null, body: Uint8Array) => void) => void,
  ): unknown;
  post(
    path: string,
    handler: (
      request: { body: unknown; headers: NodeHeaders },
      reply: { code(status: number): { send(text: string): unknown } },
    ) => Promise<unknown>,
  ): unknown;
}

/** Fastify: `await app.register(fastifyWebhooks({ … }))`. The raw body is kept for this route only. */
export function fastifyWebhooks(options: ReceiverOptions & { path?: string }): (scope: FastifyScope) => Promise<void> {
  const receive = createReceiver(options);
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    const raw = { parseAs: "buffer", bodyLimit: longestBodyBytes } as const;
    scope.addContentTypeParser("application/json", raw, (_request, body, done) => done(null, body));
    scope.post(options.path ?? "/webhooks", async (request, reply) => {
      const { status, text } = await receive({ body: request.body as Uint8Array, headers: request.headers });
      return reply.code(status).send(text);
    });
  };
}
