import { createClaimToken } from "../../sessions/links/claim-installation.ts";
import type { Backend } from "../backends.ts";
import { type StartOptions, startTestService, type TestService } from "../test-service.ts";

/** A response with its envelope unpacked. */
export type VisitorResponse<Data> = Readonly<{
  status: number;
  headers: Headers;
  data: Data;
  error: { code: string; reason: string; message: string } | null;
  text: string;
}>;

type Wish = Readonly<{ method?: string; body?: unknown; headers?: Readonly<Record<string, string>>; raw?: BodyInit }>;

/** A person with a browser: keeps cookies and sends the headers that browsers send. */
export type Visitor = Readonly<{
  ask<Data = Record<string, unknown>>(path: string, wish?: Wish): Promise<VisitorResponse<Data>>;
  cookie(): string;
  setCookie(cookie: string): void;
}>;

export function newVisitor(url: string): Visitor {
  let cookie = "";
  return {
    cookie: () => cookie,
    setCookie: (value) => {
      cookie = value;
    },
    async ask<Data>(path: string, wish: Wish = {}): Promise<VisitorResponse<Data>> {
      const headers = new Headers({ "sec-fetch-site": "same-origin", ...(cookie ? { cookie } : {}), ...wish.headers });
      if (wish.body !== undefined) headers.set("content-type", "application/json");
      const body = wish.raw ?? (wish.body === undefined ? undefined : JSON.stringify(wish.body));
      const method = wish.method ?? (body === undefined ? "GET" : "POST");
      const response = await fetch(`${url}${path}`, {
        method,
        headers,
        redirect: "manual",
        ...(body === undefined ? {} : { body }),
      });
      const given = response.headers.getSetCookie()[0];
      if (given) cookie = given.split(";")[0] ?? "";
      const text = await response.text();
      const json = response.headers.get("content-type")?.startsWith("application/json") ? JSON.parse(text) : null;
      return { status: response.status, headers: response.headers, data: json?.data, error: json?.error ?? null, text };
    },
  };
}

export const ownerPassword = "a long enough password";
export const ownerEmail = "owner@example.com";

/** A service with the dashboard's API, not yet claimed; without the pages, which browser tests cover. */
export function startWithDashboard(backend: Backend, options: StartOptions = {}): Promise<TestService> {
  return startTestService(backend, {
    ...options,
    environment: { INKVOICE_DASHBOARD: "on", INKVOICE_DASHBOARD_PAGES: "off", ...options.environment },
  });
}

export async function claimOwner(service: TestService): Promise<Visitor> {
  const { db, clock } = service.running.services;
  const visitor = newVisitor(service.url);
  const body = {
    token: await createClaimToken(db, clock.now()),
    email: ownerEmail,
    name: "Olga Owner",
    password: ownerPassword,
  };
  const claimed = await visitor.ask("/api/claim", { body });
  if (claimed.status !== 200) throw new Error(`The claim failed: ${claimed.text}`);
  return visitor;
}

/** The token in the fragment of a link. */
export const tokenOf = (link: Readonly<{ url: string }>) => new URL(link.url).hash.replace("#token=", "");

/** A person who joined by invitation. */
export async function joinAs(
  service: TestService,
  owner: Visitor,
  role: "member" | "viewer",
  email = `${role}@example.com`,
): Promise<Visitor> {
  const invitation = await owner.ask<{ url: string }>("/api/invitations", { body: { email, role } });
  const token = tokenOf(invitation.data);
  const visitor = newVisitor(service.url);
  const joined = await visitor.ask("/api/links/accept", {
    body: { token, name: `The ${role}`, password: ownerPassword },
  });
  if (joined.status !== 200) throw new Error(`Joining failed: ${joined.text}`);
  return visitor;
}
