import { openSecretBox } from "../access/secrets/open-secret-box.ts";
import { fileUrlsSecret } from "../access/secrets/secret-columns.ts";
import { serviceSecret } from "../access/secrets/service-secrets.ts";
import { createFileUrls } from "../invoices/files/signed-file-urls.ts";
import type { InvoiceToChange } from "../invoices/lifecycle/change-invoice.ts";
import { restoreInvoice, type WriteEntry } from "../invoices/removal/remove-invoice.ts";
import { createClock } from "../platform/clock.ts";
import { createLogger } from "../platform/logger.ts";
import type { Config } from "../platform/settings/config.ts";
import type { Maintenance } from "./open-for-maintenance.ts";

const hostOfFiles = ({ fileHost, baseUrl, port }: Config) =>
  fileHost ?? (baseUrl ?? `http://localhost:${port}`).replace(/\/v1$/, "");

/** Restores an invoice from the trash without a running service; its events have the same file URLs as the service's. */
export async function restoreFromTrash(
  { db, config, signals }: Pick<Maintenance, "db" | "config" | "signals">,
  target: InvoiceToChange,
  audit: WriteEntry,
): Promise<boolean> {
  const clock = createClock(1);
  const secretBox = await openSecretBox(db, config, createLogger("silent"));
  const secret = await serviceSecret(db, fileUrlsSecret, secretBox);
  const fileUrls = createFileUrls({ secret, fileHost: () => hostOfFiles(config), clock });
  return await restoreInvoice({ db, signals, clock, fileUrls }, target, audit);
}
