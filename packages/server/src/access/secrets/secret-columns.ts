import type { Tables } from "../../platform/db/schema.ts";

/**
 * INDEX of columns with encrypted secrets; a test searches all others. A secret is bound to the row's `owner` columns:
 * not to a second factor's id, say, because its owner is a person.
 */
export const secretColumns = {
  accounts: { id: "id", column: "webhook_secret", owner: ["id"] },
  webhook_endpoints: { id: "id", column: "secret", owner: ["account_id", "id"] },
  retired_secrets: { id: "owner_id", column: "secret", owner: ["account_id", "owner_id"] },
  idempotency_keys: { id: "key", column: "secret_body", owner: ["account_id", "key"] },
  second_factors: { id: "id", column: "secret", owner: ["user_id"] },
  // Last: once its secret is bound, all others are.
  service_secrets: { id: "name", column: "value", owner: ["name"] },
} as const satisfies Partial<Record<keyof Tables, { id: string; column: string; owner: readonly string[] }>>;

/** The one row of `service_secrets` that is secret. */
export const fileUrlsSecret = "file-urls";

export type SecretTable = keyof typeof secretColumns;
type Owner<Table extends SecretTable> = Readonly<Record<(typeof secretColumns)[Table]["owner"][number], string>>;

export const isSecretTable = (table: string): table is SecretTable => Object.hasOwn(secretColumns, table);

/** The additional authenticated data of a secret's encryption: its column and the owner of its row. */
export function rowIdentity<Table extends SecretTable>(table: Table, row: Owner<Table>): string {
  const { column, owner } = secretColumns[table];
  return `${table}.${column} ${owner.map((name) => (row as Readonly<Record<string, string>>)[name]).join(" ")}`;
}
