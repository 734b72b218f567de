import { type PersonReason, personReasons } from "@inkvoice/contract/error-reasons";

/** The server's own sentences. */
export const refusals = Object.fromEntries(
  Object.entries(personReasons).map(([reason, { message }]) => [reason, message]),
) as Readonly<Record<PersonReason, string>>;
