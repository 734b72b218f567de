import { newWebhookSecret } from "../../access/secrets/webhook-secret.ts";
import { createSecretBox, type SecretBox } from "../../platform/encryption/secret-box.ts";
import { encryptedSecret } from "./secrets.ts";
import type { Row } from "./snapshot.ts";

/** How secrets of a backup are moved to another installation. */
export type SecretsMove = Readonly<{
  /** Keys that may decrypt them. */
  keys: readonly Buffer[];
  /** Secret box of the target installation. */
  own: SecretBox;
  /** Whether undecryptable secrets are replaced or dropped. */
  replaceClosed: boolean;
}>;

/** Handling of an undecryptable secret: a new secret, or none; and the remaining manual step. */
type Replacement = (row: Row) => Readonly<{ secret?: string; task?: string }>;

const replacements: Readonly<Record<string, Replacement>> = {
  accounts: ({ id, name }) => ({
    secret: newWebhookSecret(),
    task: `webhook secret of account ${id} (${name}): give its receivers the new one`,
  }),
  webhook_endpoints: ({ id, url }) => ({
    secret: newWebhookSecret(),
    task: `webhook secret of endpoint ${id} (${url}): give its receiver the new one`,
  }),
  retired_secrets: () => ({}),
  idempotency_keys: () => ({}),
  service_secrets: () => ({ task: "links to files that were given out before: they no longer open" }),
  second_factors: ({ name, user_id }) => ({
    task: `second factor "${name}" of person ${user_id}: set it up again after signing in`,
  }),
};

/** Converts rows of a backup for another installation, and lists the secrets to enter again. */
export function createSecretsMove({ keys, own, replaceClosed }: SecretsMove) {
  const opener = createSecretBox({ current: undefined, before: keys });
  const tasks: string[] = [];
  return {
    tasks,
    move(table: string, row: Row): Row | undefined {
      const found = encryptedSecret(table, row);
      if (!found) return row;
      try {
        return {
          ...row,
          [found.column]: own.encrypt(opener.decrypt(found.text, found.rowIdentity), found.rowIdentity),
        };
      } catch (error) {
        if (!replaceClosed) throw error;
      }
      const { secret, task } = replacements[table]?.(row) ?? {};
      if (task !== undefined) tasks.push(task);
      return secret === undefined ? undefined : { ...row, [found.column]: own.encrypt(secret, found.rowIdentity) };
    },
  };
}
