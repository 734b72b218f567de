import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

type KnownPerson = Readonly<{ email?: string; email_verified?: boolean; name?: string }>;

export type TestProvider = Readonly<{
  issuer: string;
  /** Settings of a service that uses this provider. */
  environment: Readonly<Record<string, string>>;
  /** People by the login that they type. */
  people: Map<string, KnownPerson>;
  /** Registers the redirect URL. */
  serves(publicUrl: string): void;
  stop(): Promise<void>;
}>;

export const clientId = "inkvoice-under-test";
const clientSecret = "a secret that only this test knows";

/** A real OpenID Connect provider with its own sign-in pages; accepts any password. */
export async function startProvider(): Promise<TestProvider> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, KnownPerson>();
  return {
    issuer,
    environment: {
      INKVOICE_OIDC_ISSUER: issuer,
      INKVOICE_OIDC_CLIENT_ID: clientId,
      INKVOICE_OIDC_CLIENT_SECRET: clientSecret,
      INKVOICE_OIDC_NAME: "Example Login",
      INKVOICE_OIDC_ALLOW: "127.0.0.0/8",
    },
    people,
    serves(publicUrl) {
      answer = new Provider(issuer, configuration(publicUrl, people)).callback();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function configuration(publicUrl: string, people: ReadonlyMap<string, KnownPerson>) {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/api/oidc/callback`],
        post_logout_redirect_uris: [`${publicUrl}/sign-in`],
        token_endpoint_auth_method: "client_secret_post",
        backchannel_logout_uri: `${publicUrl}/api/oidc/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { backchannelLogout: { enabled: true } },
    // The package's own fetch refuses addresses of this machine, where the service under test is.
    fetch: (url: URL | string, { dispatcher: _, ...init }: RequestInit & { dispatcher?: unknown }) => fetch(url, init),
    cookies: { keys: ["the key of cookies in this test"] },
    pkce: { required: () => true },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
  };
}
