import type { FastifyInstance } from "fastify";

/** JSON is parsed, with prototype keys refused; a multipart body is left to the operation, which reads it as a stream. */
export function addBodyParsers(fastify: FastifyInstance): void {
  // Fastify takes plain text by itself.
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser("error", "error");
  fastify.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // Many clients declare JSON on requests that have no body.
    if (body === "") return done(null, undefined);
    parseJson(request, body as string, done);
  });
  fastify.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
}
