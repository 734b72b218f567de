/** Permissions of an API key; a new key has all of them by default. */
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
] as const;
export type Scope = (typeof scopes)[number];

export function isScope(text: string): text is Scope {
  return (scopes as readonly string[]).includes(text);
}
