import type { Messages } from "../en/index.ts";
import { audit } from "./audit.ts";
import { companies } from "./companies.ts";
import { customFields } from "./custom-fields.ts";
import { einvoiceRules } from "./einvoice-rules.ts";
import { errors } from "./errors.ts";
import { exports } from "./exports.ts";
import { fields } from "./fields.ts";
import { identity } from "./identity.ts";
import { invoice } from "./invoice.ts";
import { invoices } from "./invoices.ts";
import { jobs } from "./jobs.ts";
import { keys } from "./keys.ts";
import { members } from "./members.ts";
import { memory } from "./memory.ts";
import { operator } from "./operator.ts";
import { orders } from "./orders.ts";
import { refusals } from "./refusals.ts";
import { review } from "./review.ts";
import { reviewSettings } from "./review-settings.ts";
import { rules } from "./rules.ts";
import { session } from "./session.ts";
import { shell } from "./shell.ts";
import { shortcuts } from "./shortcuts.ts";
import { terms } from "./terms.ts";
import { trash } from "./trash.ts";
import { ui } from "./ui.ts";
import { upload } from "./upload.ts";
import { usage } from "./usage.ts";
import { vendors } from "./vendors.ts";
import { webhooks } from "./webhooks.ts";

export const es: Messages = {
  audit,
  companies,
  customFields,
  errors,
  exports,
  fields,
  identity,
  invoice,
  invoices,
  jobs,
  keys,
  members,
  memory,
  operator,
  refusals,
  review,
  reviewSettings,
  einvoiceRules,
  rules,
  session,
  shell,
  shortcuts,
  terms,
  trash,
  ui,
  upload,
  usage,
  orders,
  vendors,
  webhooks,
};
