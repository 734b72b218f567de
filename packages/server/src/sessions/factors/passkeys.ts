import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Factor } from "./factor-store.ts";

/** Loaded with the first passkey: the library would be an eighth of the code loaded at start. */
const webAuthn = () => import("@simplewebauthn/server");

/** Stored part of a passkey: public key and usage counter. */
type Passkey = Readonly<{ id: string; publicKey: string; counter: number; transports: readonly string[] }>;

/** Passkeys are bound to the configured host, so that a page of another host cannot ask for them. */
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

/** The passkey to store; undefined if the response does not match the challenge. */
export async function verifyPasskeyRegistration(
  publicUrl: string,
  challenge: string,
  response: unknown,
): Promise<{ credentialId: string; secret: string } | undefined> {
  const { rpID, origin } = relyingParty(publicUrl);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The library validates the browser's response.
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

/** The updated passkey after a valid response; undefined for an invalid one. */
export async function verifyPasskeyResponse(
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
