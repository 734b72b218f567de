import { messages } from "../messages/messages.ts";
import { confirmation } from "./confirmation.ts";
import { isFromServer, reachability } from "./reachability.ts";
import { type ErrorBody, errorMessage } from "./refusal.ts";

/** An error response; `code` and `reason` are the server's stable names for it. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly reason: string | undefined;
  /** Path of the invalid value in the request. */
  readonly parameter: string | undefined;
  /** The id of the request in the server's logs. */
  readonly requestId: string | undefined;
  constructor(status: number, code: string, message: string, body: Partial<ErrorBody> = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.reason = body.reason;
    this.parameter = body.parameter;
    this.requestId = body.request_id;
  }

  /** Whether there was no response, or only one of a proxy. */
  get isUnreachable(): boolean {
    return this.status === 0 || !isFromServer(this);
  }

  /** The server requires identity confirmation for this request. */
  get wantsConfirmation(): boolean {
    return this.reason === "confirmation_required";
  }
}

type Headers = Readonly<Record<string, string>>;
type Envelope<T> = { success: true; data: T } | { success: false; error: ErrorBody };

async function readEnvelope<T>(response: Response): Promise<T> {
  const body = (await response.json().catch(() => null)) as Envelope<T> | null;
  if (body?.success) return body.data;
  const error = body && !body.success ? body.error : null;
  const message = error ? errorMessage(error) : describeStatus(response.status);
  throw new ApiError(response.status, error?.code ?? "UNEXPECTED", message, error ?? {});
}

function describeStatus(status: number): string {
  if (status === 502 || status === 503) return messages.errors.unavailable;
  return messages.errors.status(status);
}

/** Asks for identity confirmation if the server requires it, then repeats the request. */
async function send<T>(method: string, url: string, body?: unknown, headers: Headers = {}): Promise<T> {
  try {
    return await sendOnce<T>(method, url, body, headers);
  } catch (error) {
    if (!(error instanceof ApiError && error.wantsConfirmation && (await confirmation.ask()))) throw error;
    return await sendOnce<T>(method, url, body, headers);
  }
}

class PlainText {
  readonly type: string;
  readonly text: string;

  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

async function sendOnce<T>(method: string, url: string, body: unknown, headers: Headers): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { accept: "application/json", ...headers } };
  if (body instanceof PlainText) {
    init.headers = { ...init.headers, "content-type": body.type };
    init.body = body.text;
  } else if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(url, init);
    reachability.tell(isFromServer(response));
  } catch {
    reachability.tell(false);
    throw new ApiError(0, "OFFLINE", messages.errors.unreachable);
  }
  return readEnvelope<T>(response);
}

const operationsUnder = (root: string) => ({
  get: <T>(path: string) => send<T>("GET", root + path),
  post: <T>(path: string, body: unknown = {}, headers?: Headers) => send<T>("POST", root + path, body, headers),
  /** A body other than JSON, such as CSV. */
  postText: <T>(path: string, { type, text }: Readonly<{ type: string; text: string }>) =>
    send<T>("POST", root + path, new PlainText(type, text)),
  put: <T>(path: string, body: unknown) => send<T>("PUT", root + path, body),
  patch: <T>(path: string, body: unknown, headers?: Headers) => send<T>("PATCH", root + path, body, headers),
  delete: <T>(path: string, body?: unknown) => send<T>("DELETE", root + path, body),
});

/** The public API, authenticated by the session cookie here. */
export const v1 = operationsUnder("/v1");
/** The dashboard's own operations: sign-in, members, live updates. */
export const api = operationsUnder("/api");

export function queryString(values: Record<string, string | number | undefined>): string {
  const entries = Object.entries(values).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : "";
}

type UploadOptions = Readonly<{
  /** The unreadable document that this file replaces. */
  replaces?: string;
  /** Repeating an upload with the same key returns the first response. */
  idempotencyKey?: string;
}>;

/** XMLHttpRequest reports upload progress, fetch cannot. */
export function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  { replaces, idempotencyKey }: UploadOptions = {},
): Promise<{ id: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    // Before the file: the server reads the form as a stream.
    if (replaces) form.append("replaces", replaces);
    form.append("file", file, file.name);
    request.open("POST", "/v1/invoices/extract");
    request.responseType = "text";
    if (idempotencyKey) request.setRequestHeader("Idempotency-Key", idempotencyKey);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onerror = () => reject(new ApiError(0, "OFFLINE", messages.errors.interrupted));
    request.onload = () =>
      readEnvelope<{ id: string }>(new Response(request.responseText, { status: request.status })).then(
        resolve,
        reject,
      );
    request.send(form);
  });
}
