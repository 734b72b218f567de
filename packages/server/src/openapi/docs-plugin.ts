import { createHash } from "node:crypto";
import { currentVersion } from "@inkvoice/contract";
import { fastify as createServer, type FastifyInstance } from "fastify";
import type { Platform } from "../platform/services.ts";
import { openApiDocument } from "./document.ts";

/** Loads the reference page, a script of 4 MB, only when somebody opens it. */
async function loadReference(): Promise<FastifyInstance> {
  const { default: reference } = await import("@scalar/fastify-api-reference");
  const app = createServer();
  await app.register(reference, {
    routePrefix: "/docs/reference",
    configuration: {
      url: "/openapi.json",
      pageTitle: "Inkvoice API",
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: "never",
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  await app.ready();
  return app;
}

/** Heading above the reference: product, documented version, and links to the guides. */
const header = `<header class="inkvoice">
<a href="/docs/"><b>Inkvoice</b> docs</a>
<span>API reference, version ${currentVersion}</span>
<nav aria-label="Inkvoice"><a href="/docs/">Guides</a><a href="/">Dashboard</a></nav>
</header>`;

const headerStyle = `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>
:root { --scalar-custom-header-height: 56px; }
body { margin: 0; }
header.inkvoice { position: sticky; top: 0; z-index: 1000; display: flex; flex-wrap: nowrap; align-items: center; gap: 8px 24px; box-sizing: border-box; height: 56px; padding: 0 20px; background: #fff; color: #1f2430; border-bottom: 1px solid #e6e9ef; font: 15px/1.4 ui-sans-serif, system-ui, sans-serif; white-space: nowrap; overflow: hidden; }
header.inkvoice span { color: #565e70; overflow: hidden; text-overflow: ellipsis; }
header.inkvoice nav { display: flex; gap: 18px; margin-left: auto; }
header.inkvoice a { color: #35488f; text-decoration: none; }
header.inkvoice a:hover { text-decoration: underline; }
body.dark-mode header.inkvoice { background: #14171f; color: #dfe3ec; border-color: #2b303d; }
body.dark-mode header.inkvoice span { color: #a3abbd; }
body.dark-mode header.inkvoice a { color: #a9b8ee; }
@media (max-width: 600px) { header.inkvoice { gap: 8px 12px; padding: 0 12px; font-size: 13px; } header.inkvoice nav { gap: 12px; } }
</style>`;

const withHeader = (html: string) =>
  html
    .replace("<html>", '<html lang="en">')
    .replace("</head>", `${headerStyle}</head>`)
    .replace("<body>", `<body>${header}`);

/** Hashes of the scripts inside a page, for its content security policy: no other inline script runs. */
function inlineHashes(html: string): string[] {
  const hashes: string[] = [];
  for (let at = html.indexOf("<script"); at >= 0; at = html.indexOf("<script", at + 1)) {
    const [tagEnd, end] = [html.indexOf(">", at), html.indexOf("</script>", at)];
    if (tagEnd < 0 || end < 0 || html.slice(at, tagEnd).includes(" src=")) continue;
    const script = html.slice(tagEnd + 1, end);
    hashes.push(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return hashes;
}

/**
 * Content security policy of the reference: nothing from other hosts, and only known scripts, because the page shares
 * its origin with sessions.
 */
const policyFor = (html: string) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(html)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** GET /openapi.json, and the reference for people at /docs/reference/. */
export function docsPlugin(services: Platform) {
  let reference: Promise<FastifyInstance> | undefined;
  let document: string | undefined;
  return async (fastify: FastifyInstance): Promise<void> => {
    fastify.get("/openapi.json", async (_request, reply) => {
      document ??= JSON.stringify(openApiDocument(services.publicUrl()));
      return reply.type("application/json; charset=utf-8").send(document);
    });
    fastify.get("/docs/reference", async (_request, reply) => reply.redirect("/docs/reference/", 301));
    fastify.get("/docs/reference/*", async (request, reply) => {
      reference ??= loadReference();
      const url = request.url.split("?")[0] ?? "/docs/reference/";
      const answer = await (await reference).inject({ method: "GET", url });
      const isPage = String(answer.headers["content-type"]).startsWith("text/html");
      const page = isPage ? withHeader(answer.payload) : "";
      reply.header("Content-Security-Policy", policyFor(page));
      const body = isPage ? page : answer.rawPayload;
      return reply.code(answer.statusCode).type(String(answer.headers["content-type"])).send(body);
    });
    fastify.addHook("onClose", async () => void (await (await reference)?.close()));
  };
}
