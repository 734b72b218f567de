/** Permissions of an API key. */
export const scopes = [
  "invoices:read",
  "invoices:write",
  "webhooks:read",
  "webhooks:write",
  "exports:read",
  "exports:write",
  "account:write",
  "vendors:read",
  "vendors:write",
  "orders:read",
  "orders:write",
  "rules:read",
  "rules:write",
  "members:write",
] as const;
export type Scope = (typeof scopes)[number];

/** Scopes of a new key unless it names others. Adding and removing people is granted by name only. */
export const defaultScopes: readonly Scope[] = scopes.filter((scope) => scope !== "members:write");

export function isScope(text: string): text is Scope {
  return (scopes as readonly string[]).includes(text);
}
