// What `import "@inkvoice/sdk"` loads inside this repository: the sources, or under a Node that cannot load TypeScript the
// bundle that `npm start` writes. The published package has only the bundle.
const loadsTypeScript = Boolean(process.features.typescript);

const sdk = await import(loadsTypeScript ? "./src/index.ts" : "./dist/index.mjs").catch((error) => {
  if (loadsTypeScript || error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  throw new Error("@inkvoice/sdk is not built yet: run `npm start` or `npm run build -- sdk` once.", { cause: error });
});

export const {
  AuthenticationError,
  ConnectionError,
  createClient,
  createReceiver,
  ExtractionFailedError,
  expressWebhookHandler,
  fastifyWebhooks,
  fetchWebhookHandler,
  honoWebhookHandler,
  InkvoiceError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  verifyWebhook,
  WaitTimeoutError,
  WebhookVerificationError,
} = sdk;
