import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loadDocs, type SiteFiles } from "./files.ts";
import { pageHeaders, sendFile } from "./send-file.ts";

/** Nothing inline and nothing from other hosts. */
const headers = pageHeaders([
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]);

const firstPage = "/docs/quick-start.html";

function fileAt(docs: SiteFiles, address: string) {
  if (address === "/docs/") return docs.get(firstPage);
  if (address === "/llms.txt") return docs.get("/docs/llms.txt");
  return docs.get(address) ?? docs.get(`${address}.html`);
}

/** The guides at /docs, loaded on first use; without them, the reference. */
export function serveDocs(app: FastifyInstance, load: () => Promise<SiteFiles> = loadDocs): void {
  let docs: Promise<SiteFiles> | undefined;
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    docs ??= load();
    const files = await docs;
    const [address = ""] = request.url.split("?");
    if (files.size === 0 && address === "/docs/") return reply.redirect("/docs/reference/", 302);
    return sendFile(request, reply, { file: fileAt(files, address), headers });
  };
  app.get("/docs", async (_request, reply) => reply.redirect("/docs/", 301));
  app.get("/docs/*", send);
  app.get("/llms.txt", send);
}
