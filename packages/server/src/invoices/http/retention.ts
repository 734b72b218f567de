import { changeRetentionBody, retentionSettings } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import { changeRetention as change, readRetention } from "../removal/retention.ts";
import type { InvoiceServices } from "../services.ts";

export const getRetention = defineRoute({
  method: "GET",
  path: "/v1/account/retention",
  auth: key("invoices:read"),
  operation: "getRetention",
  tag: "Account",
  summary: "Read how long documents are kept",
  description:
    "After so many days the account's documents are removed: the uploaded file alone, or the file and the record.",
  success: { status: 200, description: "The account's retention", data: retentionSettings },
  errors: [],
  handle: ({ db, config }: InvoiceServices, { principal }) => readRetention(db, principal.accountId, config),
});

export const changeRetention = defineRoute({
  method: "PATCH",
  path: "/v1/account/retention",
  auth: key("invoices:write"),
  operation: "changeRetention",
  tag: "Account",
  summary: "Change how long documents are kept",
  description:
    "Documents that are older already are removed within the hour. Changes and removals are in the account's audit log.",
  body: changeRetentionBody,
  example: { days: 90, removes: "file" },
  success: { status: 200, description: "The account's retention", data: retentionSettings },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER"],
  async handle({ db, config }: InvoiceServices, { principal, body, request, now }) {
    const { accountId, keyId } = principal;
    return await db.transaction().execute(async (tx) => {
      const settings = await change(tx, accountId, config, body);
      const { days, removes } = settings;
      const actor = { kind: "key", id: keyId, name: keyId } as const;
      const entry = { accountId, actor, action: "retention.changed", details: { days, removes } } as const;
      await recordAudit(tx, { ...entry, address: request.ip }, now);
      return settings;
    });
  },
});
