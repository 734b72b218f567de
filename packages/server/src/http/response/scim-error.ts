import { ApiError } from "../../platform/api-error.ts";

/** Content type of requests and responses below /scim/v2 (RFC 7644, section 3.1). */
export const scimContentType = "application/scim+json";

type ScimErrorType = "invalidFilter" | "invalidPath" | "invalidSyntax" | "invalidValue" | "mutability" | "uniqueness";

const codes = { 400: "INVALID_PARAMETER", 403: "FORBIDDEN", 404: "NOT_FOUND", 409: "INVALID_REQUEST" } as const;

/** An error of the SCIM protocol, with its status and type (RFC 7644, section 3.12). */
export class ScimError extends ApiError {
  readonly #status: keyof typeof codes;
  readonly scimType: ScimErrorType | undefined;

  constructor(status: keyof typeof codes, detail: string, scimType?: ScimErrorType) {
    super(codes[status], detail);
    this.#status = status;
    this.scimType = scimType;
  }

  override get status(): number {
    return this.#status;
  }
}

/** Also for unknown paths, which have no route. */
export const isScimPath = (url: string) => /^\/scim\/v2(?:[/?]|$)/.test(url);

function scimTypeOf(problem: ApiError): ScimErrorType | undefined {
  if (problem instanceof ScimError) return problem.scimType;
  if (problem.status !== 400) return undefined;
  return problem.code === "INVALID_PARAMETER" ? "invalidValue" : "invalidSyntax";
}

/** The error body; the status is a text in SCIM. */
export function scimErrorJson(problem: ApiError): string {
  const scimType = scimTypeOf(problem);
  return JSON.stringify({
    schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
    status: String(problem.status),
    ...(scimType !== undefined && { scimType }),
    detail: problem.message,
  });
}
