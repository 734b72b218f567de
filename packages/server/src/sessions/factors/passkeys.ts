import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Factor } from "./factor-store.ts";

/** With the first passkey: it would be an eighth of what a start loads. */
const webAuthn = () => import("@simplewebauthn/server");

/** What is kept of a passkey: its public key, and how often it says it was used. */
type Passkey = Readonly<{ id: string; publicKey: string; counter: number; transports: readonly string[] }>;

/** Passkeys belong to the configured host: a page of another host cannot ask for them, whatever it looks like. */
function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

const passkeyOf = (secret: string) => JSON.parse(secret) as Passkey;

export async function registrationOptions(
  publicUrl: string,
  person: Readonly<{ id: string; email: string; name: string }>,
  known: readonly Factor[],
) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: "Inkvoice",
    rpID: relyingParty(publicUrl).rpID,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: known.flatMap(({ credential_id: id }) => (id === null ? [] : [{ id }])),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

/** The passkey to keep, or undefined where the answer does not belong to the challenge. */
export async function registeredPasskey(
  publicUrl: string,
  challenge: string,
  response: unknown,
): Promise<{ credentialId: string; secret: string } | undefined> {
  const { rpID, origin } = relyingParty(publicUrl);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // Whatever the browser sent: the library judges its form.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    });
    if (!verified || !registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const passkey: Passkey = { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
    return { credentialId: id, secret: JSON.stringify(passkey) };
  } catch {
    return undefined;
  }
}

export async function authenticationOptions(publicUrl: string, known: readonly Factor[]) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).rpID,
    allowCredentials: known.flatMap(({ credential_id: id }) => (id === null ? [] : [{ id }])),
    userVerification: "preferred",
  });
}

/** What to keep of the passkey after it answered rightly; undefined where it did not. */
export async function answeredPasskey(
  publicUrl: string,
  { challenge, secret, response }: Readonly<{ challenge: string; secret: string; response: unknown }>,
): Promise<string | undefined> {
  const { rpID, origin } = relyingParty(publicUrl);
  const passkey = passkeyOf(secret);
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    return verified ? JSON.stringify({ ...passkey, counter: authenticationInfo.newCounter }) : undefined;
  } catch {
    return undefined;
  }
}
