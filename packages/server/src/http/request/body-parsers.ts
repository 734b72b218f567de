import { isStrictVersion, jsonErrorPosition } from "@inkvoice/contract";
import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";
import { refused } from "../../platform/api-error.ts";
import { scimContentType } from "../response/scim-error.ts";
import { refuseExcessiveJson } from "./json-limits.ts";

const lenient = new TextDecoder("utf-8");
const strict = new TextDecoder("utf-8", { fatal: true });

/** JSON is UTF-8. Before version 1.3 other bytes were silently replaced. */
function decoded(request: FastifyRequest, body: Buffer): string {
  const version = request.state?.version;
  if (version === undefined || !isStrictVersion(version)) return lenient.decode(body);
  try {
    return strict.decode(body);
  } catch (error) {
    throw refused("body_not_utf8", {}, { cause: error });
  }
}

/** The reason why a body could not be parsed, with the place in it. */
function jsonProblem(text: string, cause: Error): Error {
  try {
    JSON.parse(text);
    return refused("body_key_forbidden", {}, { cause });
  } catch (error) {
    return refused("body_not_json", jsonErrorPosition(text, error), { cause });
  }
}

/** Content types of line-based bodies. */
export const lineTypes = {
  text: ["text/plain", "text/uri-list"],
  json: ["application/x-ndjson", "application/jsonl"],
  csv: ["text/csv"],
};

/**
 * Parses JSON, refusing prototype keys, and forms where an operation accepts one. Long bodies (multipart, lines) are
 * left to the operation, which streams them.
 */
export function addBodyParsers(fastify: FastifyInstance): void {
  // Removes Fastify's parser for plain text.
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser("error", "error");
  fastify.addContentTypeParser(["application/json", scimContentType], { parseAs: "buffer" }, (request, body, done) => {
    // Many clients declare JSON on requests without a body.
    if (body.length === 0) return done(null, undefined);
    try {
      refuseExcessiveJson(body as Buffer);
      const text = decoded(request, body as Buffer);
      parseJson(request, text, (error, value) => done(error && jsonProblem(text, error), value));
    } catch (error) {
      done(error as Error);
    }
  });
  fastify.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (request, body, done) => {
    if (request.routeOptions.config.urlencoded) done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(String(request.headers["content-type"])));
  });
  fastify.addContentTypeParser([...lineTypes.text, ...lineTypes.json, ...lineTypes.csv], (request, _payload, done) => {
    if (request.routeOptions.config.lines) done(null);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(String(request.headers["content-type"])));
  });
  fastify.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
}
