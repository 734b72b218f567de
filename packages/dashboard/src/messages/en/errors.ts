import type { ApiErrorCode } from "@inkvoice/contract";

/** Errors by code, for answers without a more specific reason. */
export const errors = {
  codes: {
    INVALID_REQUEST: "The request could not be understood.",
    INVALID_PARAMETER: "A value is not allowed.",
    MISSING_FILE: "No file was sent.",
    INVALID_FILE_FORMAT:
      "The file format is not supported. Upload a PDF, JPG, PNG, WEBP, TIFF or HEIC file, an e-invoice as XML, an email (.eml), or a Word or Excel file (.docx, .xlsx).",
    EMPTY_FILE: "The file is empty.",
    FILE_TOO_LARGE: "The file is larger than 10 MB.",
    TOO_MANY_PAGES: "The file has more than 50 pages.",
    TOO_MANY_FILES: "At most 25 files can be sent at once.",
    INVALID_ARCHIVE: "The archive can't be opened. Send a ZIP archive.",
    FILE_NOT_FETCHED: "The file could not be downloaded from its URL.",
    INVALID_QUERY: "The query is not valid.",
    INVALID_WEBHOOK_URL: "The webhook URL is not allowed. Use a public https address without credentials.",
    WEBHOOK_LIMIT_REACHED: "The account already has 20 webhook endpoints.",
    REVISION_MISMATCH:
      "The invoice was changed by somebody else meanwhile. The new values are shown: check them and try again.",
    FIELD_LIMIT_REACHED: "The account already has 50 custom fields.",
    UNSUPPORTED_VERSION: "The requested version is not supported.",
    IDEMPOTENCY_KEY_REUSED: "This request was already sent with other content.",
    UNAUTHORIZED: "Sign in to continue.",
    FORBIDDEN: "You don't have permission.",
    NOT_FOUND: "It no longer exists.",
    RATE_LIMIT_EXCEEDED: "Too many requests. Wait a little, then try again.",
    INTERNAL_ERROR: "Something went wrong on the server.",
    SERVICE_UNAVAILABLE: "The server can't accept this request right now. Try again shortly.",
  } satisfies Record<ApiErrorCode, string>,
  /** A sentence that the server sends in English only, after the translation of its code. */
  withDetail: (_sentence: string, detail: string) => detail,
  sessionEnded: "The session has ended.",
  unreachable: "The server can't be reached. Check that it is running.",
  interrupted: "The upload was interrupted. Try again.",
  unavailable: "The server can't respond right now. Try again shortly.",
  status: (status: number) => `The server answered with status ${status}.`,
};
