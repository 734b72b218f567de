import { batch, batchIdParams, batchList, groupListQuery, isId } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import { listBatches, readBatch } from "../lifecycle/batches.ts";

export const getBatch = defineRoute({
  method: "GET",
  path: "/v1/batches/:id",
  auth: key("invoices:read"),
  operation: "getBatch",
  tag: "Batches",
  summary: "Read how a batch stands",
  description:
    "Several files sent in one upload are a batch. When its last invoice has ended, `completed_at` is set and `batch.completed` is sent to endpoints that name it.",
  params: batchIdParams,
  success: { status: 200, description: "The batch with its invoices", data: batch },
  errors: ["NOT_FOUND"],
  async handle({ db }, { principal, params: { id } }) {
    const found = isId("batch", id) ? await readBatch(db, principal.accountId, id) : undefined;
    if (!found) throw refused("batch_not_found");
    return found;
  },
});

export const listAllBatches = defineRoute({
  method: "GET",
  path: "/v1/batches",
  auth: key("invoices:read"),
  operation: "listBatches",
  tag: "Batches",
  summary: "List batches, newest first",
  query: groupListQuery("bat"),
  success: { status: 200, description: "A page of batches", data: batchList },
  errors: ["INVALID_PARAMETER"],
  handle: ({ db }, { principal, query }) => listBatches(db, principal.accountId, query),
});
