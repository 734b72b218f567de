import type { FactorProof } from "@inkvoice/contract/dashboard";
import { rowIdentity } from "../../access/secrets/secret-columns.ts";
import { refused } from "../../platform/api-error.ts";
import type { SessionServices } from "../services.ts";
import { admitSignIn, forgetFailures } from "../sign-in/throttle.ts";
import { factorsOf, storeCounter, useTimeStep } from "./factor-store.ts";
import { verifyPasskeyResponse } from "./passkeys.ts";
import { useRecoveryCode } from "./recovery-codes.ts";
import { totpStep } from "./totp.ts";

export type Prover = Readonly<{ userId: string; address: string; challenge: string | null }>;

async function byCode({ db, secretBox, clock }: SessionServices, userId: string, code: string): Promise<boolean> {
  const now = clock.now();
  for (const factor of await factorsOf(db, userId)) {
    if (factor.kind !== "totp") continue;
    const step = totpStep(secretBox.decrypt(factor.secret, rowIdentity("second_factors", factor)), code, {
      now,
      after: factor.last_step,
    });
    if (step !== undefined && (await useTimeStep(db, factor.id, step, now))) return true;
  }
  return false;
}

async function byPasskey(services: SessionServices, prover: Prover, response: { id?: unknown }): Promise<boolean> {
  const { db, secretBox, clock } = services;
  const factor = (await factorsOf(db, prover.userId)).find((each) => each.credential_id === response.id);
  if (!factor || prover.challenge === null) return false;
  const place = rowIdentity("second_factors", factor);
  const answer = { challenge: prover.challenge, secret: secretBox.decrypt(factor.secret, place), response };
  const after = await verifyPasskeyResponse(services.publicUrl(), answer);
  if (after === undefined) return false;
  await storeCounter(db, factor.id, secretBox.encrypt(after, place), clock.now());
  return true;
}

function judge(services: SessionServices, prover: Prover, proof: FactorProof): Promise<boolean> {
  if (proof.code !== undefined) return byCode(services, prover.userId, proof.code.replaceAll(/\s/g, ""));
  if (proof.recovery_code !== undefined) return useRecoveryCode(services.db, prover.userId, proof.recovery_code);
  if (proof.passkey !== undefined) return byPasskey(services, prover, proof.passkey);
  return Promise.resolve(false);
}

/**
 * Throws unless the second factor is right. Attempts are throttled like passwords, because six digits are quickly
 * guessed.
 */
export async function assertFactor(services: SessionServices, prover: Prover, proof: FactorProof): Promise<void> {
  const who = { email: `factor of ${prover.userId}`, address: prover.address };
  const admission = await admitSignIn(services.db, who, services.clock.now());
  if (!admission.admitted) throw refused("too_many_attempts");
  if (!(await judge(services, prover, proof))) throw refused("wrong_second_factor");
  await forgetFailures(services.db, who);
}
