import { z } from "zod";

/** Second factors: authenticator apps (TOTP) and passkeys, with recovery codes for the day the phone is lost. */
const factorName = z.string().trim().min(1).max(60);
/** Made by the browser and judged by the library that knows its form. */
const webauthnResponse = z.looseObject({ id: z.string().max(2000) });
export const factorKinds = ["totp", "passkey"] as const;
export type FactorKind = (typeof factorKinds)[number];
export type FactorsView = {
  factors: { id: string; kind: FactorKind; name: string; created_at: string; last_used_at: string | null }[];
  recovery_codes_left: number;
};
export type TotpSetup = { secret: string; uri: string };
/** Null where there were codes already, which stay. */
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
/** `passkey`: what the browser needs to ask for one. No kinds: the password is asked for. */
export type FactorChoices = {
  kinds: FactorKind[];
  passkey: object | null;
  /** The provider's name, where it can be asked instead because there is neither a second factor nor a password. */
  provider: string | null;
};
/** Whether a sign-in is complete or a second factor is asked for. */
export type SignInAnswer = { signed_in: boolean; second_factor: boolean };

/** `go_on_at`: where the browser is signed out of the provider too, for whoever came from there. */
export type SignOutAnswer = { signed_in: false; go_on_at: string | null };
