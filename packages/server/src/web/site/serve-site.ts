import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorFields } from "../../platform/logger.ts";
import type { WebServices } from "../services.ts";
import { builtFolder, ensureBuilt } from "./build.ts";
import { loadSite, type SiteFile, type SiteFiles } from "./files.ts";

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

export const pageHeaders = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;

const buildingPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script src="/wait.js"></script><meta name="color-scheme" content="light dark"><title>Inkvoice</title><style>body{font-family:system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;text-align:center}</style></head><body><main><h1>One moment</h1><p>The dashboard is being prepared for its first use. This page goes on by itself.</p></main></body></html>`;
/** A refresh by the page itself would only move within it where the address has a fragment, as links with a token do. */
const waitScript = "setTimeout(() => location.reload(), 1000);";
const brokenPage = buildingPage
  .replace(/<script.*<\/script>/, "")
  .replace("One moment", "The dashboard could not be prepared")
  .replace(/<p>.*<\/p>/, "<p>The API works all the same. The server's log says what went wrong.</p>");

type SiteState = SiteFiles | "building" | "broken";

/** Serves the dashboard. The API does not wait for it: while the pages are being built a small page says so. */
export function serveSite(app: FastifyInstance, services: WebServices): void {
  let site: SiteState = "building";
  const closing = new AbortController();
  app.addHook("onClose", async () => closing.abort());
  void prepare(services, closing.signal).then((state) => {
    site = state;
  });
  for (const page of pages) {
    app.get(page, (request, reply) => {
      if (typeof site === "string") return sendNotice(reply, site);
      return sendFile(request, reply, site.get("/index.html"));
    });
  }
  app.get("/wait.js", (_request, reply) =>
    reply
      .headers({ ...pageHeaders, "cache-control": "no-store" })
      .type("text/javascript")
      .send(waitScript),
  );
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    return typeof site === "string" ? sendNotice(reply, site) : sendFile(request, reply, site.get("/index.html"));
  });
  for (const path of ["/assets/*", "/favicon.svg", "/theme.js"]) {
    app.get(path, (request, reply) => {
      const file = typeof site === "string" ? undefined : site.get(request.url.split("?")[0] ?? "");
      return sendFile(request, reply, file);
    });
  }
}

async function prepare({ logger, clock }: WebServices, signal: AbortSignal): Promise<SiteState> {
  const started = clock.now();
  try {
    const outcome = await ensureBuilt(signal);
    if (outcome === "built") logger.info({ duration_ms: clock.now() - started }, "dashboard built");
    return await loadSite(builtFolder);
  } catch (error) {
    if (signal.aborted) return "broken";
    logger.error({ ...errorFields(error), detail: error instanceof Error ? error.message : "" }, "dashboard not built");
    return "broken";
  }
}

function sendNotice(reply: FastifyReply, state: "building" | "broken"): FastifyReply {
  reply.headers({ ...pageHeaders, "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
  return reply.code(state === "building" ? 200 : 500).send(state === "building" ? buildingPage : brokenPage);
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
