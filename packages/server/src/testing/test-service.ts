import { setTimeout as sleep } from "node:timers/promises";
import type { InvoiceRecord, Plan, Scope, UploadedInvoice } from "@inkvoice/contract";
import { createAccount } from "../access/accounts.ts";
import { createApiKey } from "../access/keys/api-keys.ts";
import { createLogger, type Logger } from "../platform/logger.ts";
import { loadConfig } from "../platform/settings/config.ts";
import { type RunningService, startService } from "../start.ts";
import { type Backend, prepareFixture, type TestFixture } from "./backends.ts";

export const firstKey = "ink_live_test0123456789abcdef0123456789abcdef";

/** A document that tells the test reader what to do: "fail UNREADABLE_TEXT", "sleep 500", "abort", "pages 51", … */
export function documentThat(does = "complete", padding = 0): Uint8Array {
  return new TextEncoder().encode(`%PDF-1.4\n%do:${does}\n${"x".repeat(padding)}`);
}

/** The envelope as a test reads it: data where it expects success, error where it expects none. */
type Body<Data> = Readonly<{
  success: boolean;
  data: Data;
  error: { code: string; reason: string; message: string; request_id: string };
}>;
type ApiAnswer<Data> = Readonly<{ status: number; headers: Headers; body: Body<Data>; text: string }>;
export type ApiRequest = RequestInit & { key?: string | null };

type UploadFile = Readonly<{ bytes: Uint8Array; name?: string }>;
type Upload = Readonly<{
  files?: readonly UploadFile[];
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  key?: string;
}>;

export type TestService = Readonly<{
  url: string;
  apiKey: string;
  accountId: string;
  fixture: TestFixture;
  running: RunningService;
  /** A request with the first account's key by default. */
  api<Data = InvoiceRecord>(path: string, init?: ApiRequest): Promise<ApiAnswer<Data>>;
  upload<Data = UploadedInvoice>(upload?: Upload): Promise<ApiAnswer<Data>>;
  /** Waits for completion or failure and returns the record. */
  untilEnded(id: string): Promise<InvoiceRecord>;
  newAccount(options?: {
    plan?: Plan;
    apiAccess?: boolean;
    scopes?: readonly Scope[];
  }): Promise<{ accountId: string; key: string }>;
  /** A further key of the account. */
  newKey(accountId: string, name?: string): Promise<string>;
  stop(): Promise<void>;
}>;

export type StartOptions = Readonly<{
  environment?: Readonly<Record<string, string>>;
  fixture?: TestFixture;
  logger?: Logger;
}>;

function configFor(fixture: TestFixture, environment: Readonly<Record<string, string>>) {
  return loadConfig({
    NODE_ENV: "test",
    INKVOICE_PORT: "0",
    INKVOICE_HOST: "127.0.0.1",
    INKVOICE_WORKERS: "2",
    INKVOICE_DASHBOARD: "off",
    INKVOICE_BOOTSTRAP_API_KEY: firstKey,
    INKVOICE_EXTRACTION_CHILD: new URL("./reading-child.ts", import.meta.url).href,
    INKVOICE_MIN_FREE_MEGABYTES: "0",
    INKVOICE_PASSWORD_KIBIBYTES: "64",
    INKVOICE_WARM_UP: "off",
    ...fixture.environment,
    ...environment,
  });
}

/** Starts the whole service on a free port with an account and a key. */
export async function startTestService(backend: Backend, options: StartOptions = {}): Promise<TestService> {
  const fixture = options.fixture ?? (await prepareFixture(backend, "migrated"));
  const config = configFor(fixture, options.environment ?? {});
  const running = await startService(config, options.logger ?? createLogger("silent"));
  const { db, clock } = running.services;
  const url = `http://127.0.0.1:${running.port}`;
  const first = await db.selectFrom("accounts").select("id").orderBy("created_at").executeTakeFirstOrThrow();

  async function api<Data>(path: string, { key = firstKey, ...init }: ApiRequest = {}): Promise<ApiAnswer<Data>> {
    const headers = new Headers(init.headers);
    if (key !== null && !headers.has("authorization")) headers.set("authorization", `Bearer ${key}`);
    const response = await fetch(`${url}${path}`, { redirect: "manual", ...init, headers });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
  }

  async function upload<Data>({
    files = [{ bytes: documentThat() }],
    fields = {},
    headers = {},
    key,
  }: Upload = {}): Promise<ApiAnswer<Data>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { bytes, name } of files) form.append("file", new Blob([Buffer.from(bytes)]), name ?? "invoice.pdf");
    return await api("/v1/invoices/extract", {
      method: "POST",
      body: form,
      headers,
      ...(key !== undefined && { key }),
    });
  }

  async function untilEnded(id: string): Promise<InvoiceRecord> {
    // Limited by the test's own timeout only.
    for (;;) {
      const row = await db.selectFrom("invoices").select("status").where("id", "=", id).executeTakeFirst();
      if (row && row.status !== "processing") return (await api<InvoiceRecord>(`/v1/invoices/${id}`)).body.data;
      await sleep(25);
    }
  }

  async function newAccount(wanted: { plan?: Plan; apiAccess?: boolean; scopes?: readonly Scope[] } = {}) {
    const now = clock.now();
    const { plan = "enterprise", apiAccess = true, scopes } = wanted;
    const { secretBox } = running.services;
    const account = await createAccount({ db, secretBox }, { name: "Another", plan, apiAccess }, now);
    const { key } = await createApiKey(db, { accountId: account.id, name: "Test", ...(scopes && { scopes }) }, now);
    return { accountId: account.id, key };
  }

  return {
    url,
    apiKey: firstKey,
    accountId: first.id,
    fixture,
    running,
    api,
    upload,
    untilEnded,
    newAccount,
    newKey: async (accountId, name = "Another") => (await createApiKey(db, { accountId, name }, clock.now())).key,
    async stop() {
      await running.stop();
      if (!options.fixture) fixture.remove();
    },
  };
}
