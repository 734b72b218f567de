import type { ApiErrorCode } from "@inkvoice/contract";

/** What the server says no with, where it gives no reason of its own. */
export const errors = {
  codes: {
    INVALID_REQUEST: "The request could not be understood.",
    INVALID_PARAMETER: "A value is not allowed.",
    MISSING_FILE: "No file was sent.",
    INVALID_FILE_FORMAT:
      "The file format is not supported. Upload a PDF, JPG, PNG, WEBP, TIFF or HEIC file, or an e-invoice as XML.",
    EMPTY_FILE: "The file is empty.",
    FILE_TOO_LARGE: "The file is larger than 10 MB.",
    TOO_MANY_PAGES: "The PDF has more than 50 pages.",
    TOO_MANY_FILES: "At most 25 files can be sent at once.",
    INVALID_ARCHIVE: "The archive cannot be taken. Send a ZIP archive.",
    FILE_NOT_FETCHED: "The file could not be fetched from its address.",
    INVALID_QUERY: "The query cannot be answered.",
    INVALID_WEBHOOK_URL: "The webhook URL is not allowed. Use a public https address without credentials.",
    WEBHOOK_LIMIT_REACHED: "The account already has 20 webhook endpoints.",
    REVISION_MISMATCH: "The invoice was changed meanwhile. Load it again and repeat the change.",
    FIELD_LIMIT_REACHED: "The account already has 50 custom fields.",
    UNSUPPORTED_VERSION: "The requested version is not supported.",
    IDEMPOTENCY_KEY_REUSED: "This request was already sent with other content.",
    UNAUTHORIZED: "Sign in to go on.",
    FORBIDDEN: "You may not do that.",
    NOT_FOUND: "It is not there any more.",
    RATE_LIMIT_EXCEEDED: "Too many requests. Wait a little, then try again.",
    INTERNAL_ERROR: "Something went wrong on the server.",
    SERVICE_UNAVAILABLE: "The service cannot take this request right now. Try again shortly.",
  } satisfies Record<ApiErrorCode, string>,
  /** A reason that the server gives in English only, with what is known of it. */
  withDetail: (_sentence: string, detail: string) => detail,
  sessionEnded: "The session has ended.",
  unreachable: "The server cannot be reached. Check that it is running.",
  interrupted: "The upload was interrupted. Try again.",
  unavailable: "The server cannot answer at the moment. Try again shortly.",
  status: (status: number) => `The server answered with status ${status}.`,
};
