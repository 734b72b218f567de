import { pagePaths } from "@inkvoice/contract/dashboard";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WebServices } from "../services.ts";
import type { SiteFiles } from "./files.ts";
import { pageHeaders, sendFile } from "./send-file.ts";

/**
 * No inline scripts, no other hosts, no framing. Inline styles are allowed because the component library needs them;
 * styles cannot run code.
 */
const headers = pageHeaders([
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
]);

const notBuilt = {
  en: ["The dashboard is not built", "then start the service again. The API works all the same."],
  de: ["Die Oberfläche ist nicht gebaut", "dann den Dienst neu starten. Die API funktioniert trotzdem."],
  fr: ["L’interface n’est pas construite", "puis redémarrez le service. L’API fonctionne quand même."],
  es: ["La interfaz no está construida", "y reinicie el servicio. La API funciona igualmente."],
} as const;
const notBuiltSections = Object.entries(notBuilt).map(
  ([language, [title, then]]) =>
    `<section lang="${language}"><h1>${title}</h1><p><code>npm run build</code>, ${then}</p></section>`,
);
const notBuiltPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Inkvoice</title><style>body{font-family:system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;text-align:center}h1{font-size:1.2rem}</style></head><body><main>${notBuiltSections.join("")}</main></body></html>`;

/** Serves the built dashboard; without it, a page that says how to build it. */
export function serveSite(app: FastifyInstance, { logger }: WebServices, site: SiteFiles | undefined): void {
  if (!site) logger.warn({}, "the dashboard is not built: run npm run build and start again");
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    site ? sendFile(request, reply, { file: site.get("/index.html"), headers }) : sendNotBuilt(reply);
  for (const path of pagePaths) app.get(path, sendPage);
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    return sendPage(request, reply);
  });
  for (const path of ["/assets/*", "/favicon.svg", "/theme.js"])
    app.get(path, (request, reply) =>
      sendFile(request, reply, { file: site?.get(request.url.split("?")[0] ?? ""), headers }),
    );
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  reply.headers({ ...headers, "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
  return reply.code(503).send(notBuiltPage);
}
