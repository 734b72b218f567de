import { limits } from "../limits.ts";

/** The accepted files, as named in messages. */
export const acceptedFiles =
  "a PDF, JPG, PNG, WEBP, TIFF or HEIC file, an e-invoice as XML (UBL, CII, FatturaPA, Facturae, CFDI; also signed as .p7m), an email (.eml), or a Word or Excel file (.docx, .xlsx)";

/** INDEX of API error codes: HTTP status, default message, and when it occurs. */
export const apiErrors = {
  INVALID_REQUEST: {
    status: 400,
    message: "The request could not be understood.",
    doc: "The request is malformed: not the expected content type, broken JSON, a broken multipart body.",
  },
  INVALID_PARAMETER: {
    status: 400,
    message: "A parameter has a value that is not allowed.",
    doc: "A query parameter, form field, header or JSON property is out of range; the message names it.",
  },
  INVALID_QUERY: {
    status: 400,
    message: "The query cannot be answered.",
    doc: "A GraphQL query is malformed, asks for what there is not, wants to change something, goes deeper than 8 steps or costs more than allowed; the message says which.",
  },
  MISSING_FILE: {
    status: 400,
    message: "No file was sent. Attach one as the form field 'file'.",
    doc: "An upload has no part named file with content.",
  },
  INVALID_FILE_FORMAT: {
    status: 400,
    message: `The file format is not supported. Send ${acceptedFiles}.`,
    doc: `The bytes are not those of ${acceptedFiles}. Name and declared type do not matter.`,
  },
  EMPTY_FILE: { status: 400, message: "The file is empty.", doc: "The uploaded file has no bytes." },
  FILE_TOO_LARGE: {
    status: 400,
    message: `The file is larger than ${limits.fileBytes / 1024 / 1024} MB.`,
    doc: `The uploaded file has more than 10 485 760 bytes, or its picture more than ${limits.pictureMegapixels} megapixels.`,
  },
  TOO_MANY_PAGES: {
    status: 400,
    message: `The file has more than ${limits.pdfPages} pages.`,
    doc: `The uploaded PDF or TIFF has more than ${limits.pdfPages} pages.`,
  },
  TOO_MANY_FILES: {
    status: 400,
    message: `At most ${limits.filesPerRequest} files can be sent in one request.`,
    doc: `A batch upload has more than ${limits.filesPerRequest} parts named file.`,
  },
  INVALID_ARCHIVE: {
    status: 400,
    message: "The archive cannot be taken. Send a ZIP archive.",
    doc: `A bulk's archive is no ZIP file, is empty, has more than ${limits.bulkFiles} files or ${limits.bulkBytes / 1024 ** 3} GB, expands beyond measure, or names files outside of it; the message says which.`,
  },
  FILE_NOT_FETCHED: {
    status: 400,
    message: "The file could not be fetched from its address.",
    doc: "A file of a bulk upload could not be downloaded from its URL. Reported in the results of the bulk, never as a response.",
  },
  INVALID_WEBHOOK_URL: {
    status: 400,
    message: "The webhook URL is not allowed. Use a public https address without credentials.",
    doc: "A webhook address is not https, carries credentials, or leads to an address that may not be reached.",
  },
  WEBHOOK_LIMIT_REACHED: {
    status: 400,
    message: `The account already has ${limits.webhookEndpoints} webhook endpoints.`,
    doc: `An account can have ${limits.webhookEndpoints} webhook endpoints.`,
  },
  REVISION_MISMATCH: {
    status: 400,
    message: "The invoice was changed meanwhile. Read it again and repeat the change on the newest revision.",
    doc: "If-Match names another revision than the invoice's present one; nothing was changed.",
  },
  FIELD_LIMIT_REACHED: {
    status: 400,
    message: `The account already has ${limits.customFields} custom fields.`,
    doc: `An account can have ${limits.customFields} custom fields.`,
  },
  UNSUPPORTED_VERSION: {
    status: 400,
    message: "The requested Service-Version is not supported.",
    doc: "The Service-Version header names no known version; the message lists those that are.",
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 400,
    message: "This Idempotency-Key was already used with a different request.",
    doc: "The same Idempotency-Key came with another body within 24 hours.",
  },
  UNAUTHORIZED: {
    status: 401,
    message: "A valid API key is required: Authorization: Bearer <API_KEY>.",
    doc: "The API key is missing, unknown, expired or revoked.",
  },
  FORBIDDEN: {
    status: 403,
    message: "This API key may not do that.",
    doc: "The key lacks the scope that the message names, or the account has no API access, or a file address is not valid.",
  },
  NOT_FOUND: {
    status: 404,
    message: "Nothing was found at this address.",
    doc: "Unknown route or method, unknown id, or an id of another account.",
  },
  RATE_LIMIT_EXCEEDED: {
    status: 429,
    message: "Too many requests. Try again when the window resets.",
    doc: "The minute or hour window of the plan is used up; Retry-After says how many seconds to wait.",
  },
  INTERNAL_ERROR: {
    status: 500,
    message: "Something went wrong on our side.",
    doc: "An error inside the service; the request id finds it in the logs.",
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: "The service cannot take this request right now. Try again shortly.",
    doc: "The database, the storage or the disk cannot take the request; Retry-After says when to try again.",
  },
} as const satisfies Record<string, { status: number; message: string; doc: string }>;
export type ApiErrorCode = keyof typeof apiErrors;
export const apiErrorCodes = Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]];
