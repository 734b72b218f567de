import { generateKeyPairSync, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { clientId } from "./sign-in-provider.ts";

type Claims = Readonly<Record<string, unknown>>;

/** The next misbehaviour: claims of the token, its signature, or the metadata. */
export type Misbehaviour = Readonly<{
  claims?: Claims;
  algorithm?: "RS256" | "none";
  /** Signs with an unpublished key. */
  foreignKey?: boolean;
  metadata?: Claims;
  /** Accepts the request and never answers. */
  silent?: boolean;
  /** Sends an endless response. */
  endless?: boolean;
}>;

export type MisbehavingProvider = Readonly<{
  issuer: string;
  environment: Readonly<Record<string, string>>;
  lies(lie: Misbehaviour): void;
  /** A token with these claims. */
  token(lie: Misbehaviour): string;
  /** Number of attempts to exchange a code. */
  exchanges(): number;
  stop(): Promise<void>;
}>;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/** A provider whose responses must be refused. */
export async function startMisbehavingProvider(): Promise<MisbehavingProvider> {
  const [published, foreign] = [newKey(), newKey()];
  let lie: Misbehaviour = {};
  let exchanged = 0;
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function token(lie: Misbehaviour): string {
    const algorithm = lie.algorithm ?? "RS256";
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: issuer, aud: clientId, sub: "somebody", iat: now, exp: now + 60 };
    const text = `${encoded({ alg: algorithm, kid: "1", typ: "JWT" })}.${encoded({ ...honest, ...lie.claims })}`;
    if (algorithm === "none") return `${text}.`;
    const { privateKey } = lie.foreignKey ? foreign : published;
    return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
  }

  const answers: Readonly<Record<string, () => object>> = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      id_token_signing_alg_values_supported: ["RS256"],
      ...lie.metadata,
    }),
    "/jwks": () => ({
      keys: [{ ...published.publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" }],
    }),
    "/token": () => {
      exchanged += 1;
      return { access_token: "opaque", token_type: "Bearer", id_token: token(lie) };
    },
  };

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const answer = answers[request.url ?? ""];
    if (lie.silent) return;
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "application/json" });
    if (lie.endless) response.write(`"${"x".repeat(300 * 1024)}`);
    response.end(JSON.stringify(answer()));
  }

  return {
    issuer,
    environment: {
      INKVOICE_OIDC_ISSUER: issuer,
      INKVOICE_OIDC_CLIENT_ID: clientId,
      INKVOICE_OIDC_ALLOW: "127.0.0.0/8",
    },
    token,
    lies(next) {
      lie = next;
    },
    exchanges: () => exchanged,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
