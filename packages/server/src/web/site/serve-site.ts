import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WebServices } from "../services.ts";
import type { SiteFile, SiteFiles } from "./files.ts";

/** The addresses of pages; each shows index.html, and the router in the browser does the rest. */
const pages = [
  "/",
  "/sign-in",
  "/claim",
  "/link",
  "/invoices/:id",
  "/invoices/:id/compare/:other",
  "/invoices",
  "/review",
  "/memory",
  "/keys",
  "/webhooks",
  "/deliveries",
  "/usage",
  "/members",
  "/settings",
  "/audit",
  "/operator",
];

/**
 * No inline script, nothing from other hosts, never in a frame. Styles may be inline because the component library sets
 * them so; a style cannot run code.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const pageHeaders = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;

const notBuiltPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Inkvoice</title><style>body{font-family:system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;text-align:center}</style></head><body><main><h1>The dashboard is not built</h1><p>Run <code>npm run build</code> and start the service again. The API works all the same.</p></main></body></html>`;

/** Serves the dashboard's pages as they were built before the start; where they were not, a small page says what to do. */
export function serveSite(app: FastifyInstance, { logger }: WebServices, site: SiteFiles | undefined): void {
  if (!site) logger.warn({}, "the dashboard is not built: run npm run build and start again");
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    site ? sendFile(request, reply, site.get("/index.html")) : sendNotBuilt(reply);
  for (const page of pages) app.get(page, sendPage);
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    return sendPage(request, reply);
  });
  for (const path of ["/assets/*", "/favicon.svg", "/theme.js"])
    app.get(path, (request, reply) => sendFile(request, reply, site?.get(request.url.split("?")[0] ?? "")));
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  reply.headers({ ...pageHeaders, "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
  return reply.code(503).send(notBuiltPage);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile | undefined): FastifyReply {
  reply.headers(pageHeaders);
  if (!file) return reply.code(404).type("text/plain; charset=utf-8").send("Nothing was found at this address.");
  reply.header("content-type", file.type);
  reply.header("cache-control", file.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  reply.header("vary", "accept-encoding");
  const brotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "") ? file.brotli : undefined;
  if (brotli) reply.header("content-encoding", "br");
  return reply.send(brotli ?? file.plain);
}
