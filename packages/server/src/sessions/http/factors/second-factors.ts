import { formatTimestamp } from "@inkvoice/contract";
import {
  addPasskeyBody,
  confirmTotpBody,
  type FactorsView,
  type NewRecoveryCodes,
  type TotpSetup,
} from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { rowIdentity } from "../../../access/secrets/secret-columns.ts";
import { defineRoute } from "../../../http/route.ts";
import { ApiError, refused } from "../../../platform/api-error.ts";
import type { Executor } from "../../../platform/db/schema.ts";
import { storeChallenge, takeChallenge } from "../../factors/awaiting-factor.ts";
import {
  addFactor,
  confirmFactor,
  deletePendingTotp,
  factorsOf,
  hasFactor,
  pendingTotp,
  removeFactor,
} from "../../factors/factor-store.ts";
import { registrationOptions, verifyPasskeyRegistration } from "../../factors/passkeys.ts";
import { recoveryCodesLeft, renewRecoveryCodes } from "../../factors/recovery-codes.ts";
import { newTotp, totpStep } from "../../factors/totp.ts";
import type { SessionServices } from "../../services.ts";
import { confirmed, session } from "../../session-auth.ts";
import { endSessionsOf } from "../../session-store.ts";

const listFactors = defineRoute({
  method: "GET",
  path: "/api/second-factors",
  auth: session("viewer", { withoutFactor: true }),
  handle: async (services: SessionServices, { session }): Promise<FactorsView> => ({
    factors: (await factorsOf(services.db, session.user.id)).map((factor) => ({
      id: factor.id,
      kind: factor.kind,
      name: factor.name,
      created_at: formatTimestamp(factor.created_at),
      last_used_at: factor.last_used_at === null ? null : formatTimestamp(factor.last_used_at),
    })),
    recovery_codes_left: await recoveryCodesLeft(services.db, session.user.id),
  }),
});

/** Returns the secret of a new authenticator app, which protects nothing until it is confirmed. */
const startTotp = defineRoute({
  method: "POST",
  path: "/api/second-factors/totp",
  auth: confirmed("viewer", { withoutFactor: true }),
  handle: async (services: SessionServices, { session, now }): Promise<TotpSetup> => {
    const { secret, uri } = newTotp(session.user.email);
    await services.db.transaction().execute(async (tx) => {
      await deletePendingTotp(tx, session.user.id);
      const encrypted = services.secretBox.encrypt(secret, rowIdentity("second_factors", { user_id: session.user.id }));
      const factor = { kind: "totp" as const, name: "", secret: encrypted, credential_id: null, confirmed: false };
      await addFactor(tx, { ...factor, userId: session.user.id }, now);
    });
    return { secret, uri };
  },
});

/** The first factor creates recovery codes, and ends other sessions, which started without one. */
async function secured(tx: Executor, userId: string, sessionId: string, first: boolean): Promise<NewRecoveryCodes> {
  if (!first) return { recovery_codes: null };
  await endSessionsOf(tx, userId, sessionId);
  return { recovery_codes: await renewRecoveryCodes(tx, userId) };
}

const confirmTotp = defineRoute({
  method: "POST",
  path: "/api/second-factors/totp/confirm",
  auth: confirmed("viewer", { withoutFactor: true }),
  body: confirmTotpBody,
  handle: async (services: SessionServices, { session, body, now, audit }): Promise<NewRecoveryCodes> => {
    const pending = await pendingTotp(services.db, session.user.id);
    const secret = pending && services.secretBox.decrypt(pending.secret, rowIdentity("second_factors", pending));
    const step = secret && totpStep(secret, body.code.replaceAll(/\s/g, ""), { now, after: 0 });
    if (!pending || !step) throw refused("wrong_authenticator_code");
    return services.db.transaction().execute(async (tx) => {
      const first = !(await hasFactor(tx, session.user.id));
      if (!(await confirmFactor(tx, pending.id, { name: body.name, step }, now)))
        throw refused("wrong_authenticator_code");
      const codes = await secured(tx, session.user.id, session.sessionId, first);
      await audit(tx, "factor.added", { subject: pending.id, details: { kind: "totp", name: body.name } });
      return codes;
    });
  },
});

const startPasskey = defineRoute({
  method: "POST",
  path: "/api/second-factors/passkey/options",
  auth: confirmed("viewer", { withoutFactor: true }),
  handle: async (services: SessionServices, { session }) => {
    const known = await factorsOf(services.db, session.user.id);
    const options = await registrationOptions(services.publicUrl(), session.user, known);
    await storeChallenge(services.db, session.sessionId, options.challenge);
    return { options };
  },
});

const addPasskey = defineRoute({
  method: "POST",
  path: "/api/second-factors/passkey",
  auth: confirmed("viewer", { withoutFactor: true }),
  body: addPasskeyBody,
  handle: async (services: SessionServices, { session, body, now, audit }): Promise<NewRecoveryCodes> => {
    const challenge = await takeChallenge(services.db, session.sessionId);
    const made = challenge
      ? await verifyPasskeyRegistration(services.publicUrl(), challenge, body.response)
      : undefined;
    if (!made) throw refused("passkey_refused");
    return services.db.transaction().execute(async (tx) => {
      const first = !(await hasFactor(tx, session.user.id));
      const secret = services.secretBox.encrypt(
        made.secret,
        rowIdentity("second_factors", { user_id: session.user.id }),
      );
      const factor = { kind: "passkey" as const, name: body.name, secret, credential_id: made.credentialId };
      const id = await addFactor(tx, { ...factor, userId: session.user.id, confirmed: true }, now);
      const codes = await secured(tx, session.user.id, session.sessionId, first);
      await audit(tx, "factor.added", { subject: id, details: { kind: "passkey", name: body.name } });
      return codes;
    });
  },
});

const removeOneFactor = defineRoute({
  method: "DELETE",
  path: "/api/second-factors/:id",
  auth: confirmed("viewer", { withoutFactor: true }),
  params: z.object({ id: z.string() }),
  handle: async (services: SessionServices, { session, params, audit }) => {
    await services.db.transaction().execute(async (tx) => {
      if (!(await removeFactor(tx, session.user.id, params.id))) throw new ApiError("NOT_FOUND");
      await audit(tx, "factor.removed", { subject: params.id });
    });
    return { removed: true };
  },
});

const renewCodes = defineRoute({
  method: "POST",
  path: "/api/second-factors/recovery-codes",
  auth: confirmed("viewer", { withoutFactor: true }),
  handle: async (services: SessionServices, { session, audit }): Promise<NewRecoveryCodes> => {
    if (!(await hasFactor(services.db, session.user.id))) throw refused("no_second_factor");
    const codes = await services.db.transaction().execute(async (tx) => {
      const renewed = await renewRecoveryCodes(tx, session.user.id);
      await audit(tx, "factor.codes");
      return renewed;
    });
    return { recovery_codes: codes };
  },
});

export const factorOperations = [
  listFactors,
  startTotp,
  confirmTotp,
  startPasskey,
  addPasskey,
  removeOneFactor,
  renewCodes,
];
