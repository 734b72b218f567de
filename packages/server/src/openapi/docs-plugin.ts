import { createHash } from "node:crypto";
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

/** Of scripts that stand in a page itself: those, and no others, may run. */
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

/** Nothing from other hosts, and no script that came into the page: it shares its origin with the sessions. */
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
      reply.header("Content-Security-Policy", policyFor(isPage ? answer.payload : ""));
      return reply.code(answer.statusCode).type(String(answer.headers["content-type"])).send(answer.rawPayload);
    });
    fastify.addHook("onClose", async () => void (await (await reference)?.close()));
  };
}
