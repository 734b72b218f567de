import { z } from "zod";

/** Authenticator apps (TOTP) and passkeys, with recovery codes. */
const factorName = z.string().trim().min(1).max(60);
/** Created by the browser and validated by the WebAuthn library. */
const webauthnResponse = z.looseObject({ id: z.string().max(2000) });
export const factorKinds = ["totp", "passkey"] as const;
export type FactorKind = (typeof factorKinds)[number];
export type FactorsView = {
  factors: { id: string; kind: FactorKind; name: string; created_at: string; last_used_at: string | null }[];
  recovery_codes_left: number;
};
export type TotpSetup = { secret: string; uri: string };
/** Null if codes exist already, which stay valid. */
export type NewRecoveryCodes = { recovery_codes: string[] | null };
export const confirmTotpBody = z.object({ code: z.string().max(20), name: factorName });
export const addPasskeyBody = z.object({ name: factorName, response: webauthnResponse });
export const factorProof = z.object({
  code: z.string().max(20).optional(),
  recovery_code: z.string().max(60).optional(),
  passkey: webauthnResponse.optional(),
});
export type FactorProof = z.infer<typeof factorProof>;
export const confirmBody = factorProof.extend({ password: z.string().max(200).optional() });
export type ConfirmBody = z.infer<typeof confirmBody>;
/** `passkey`: options for the browser. No kinds: the password is required. */
export type FactorChoices = {
  kinds: FactorKind[];
  passkey: object | null;
  /** The provider's name, if it can confirm because there is neither a second factor nor a password. */
  provider: string | null;
};
/** Whether the sign-in is complete or a second factor is required. */
export type SignInAnswer = { signed_in: boolean; second_factor: boolean };

/** `go_on_at`: URL for signing out at the provider, for sessions that started there. */
export type SignOutAnswer = { signed_in: false; go_on_at: string | null };
