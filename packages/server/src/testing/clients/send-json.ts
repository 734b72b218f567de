import type { ApiRequest, TestService } from "../test-service.ts";

type JsonRequest = Readonly<{ method: string; path: string; body?: unknown; init?: ApiRequest }>;

/** A request with a JSON body, or without a body. */
export function sendJson<Data>(service: TestService, { method, path, body, init = {} }: JsonRequest) {
  const type = body === undefined ? {} : { "content-type": "application/json" };
  return service.api<Data>(path, {
    method,
    ...init,
    headers: { ...type, ...(init.headers as Record<string, string>) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
