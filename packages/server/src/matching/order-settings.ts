import { defaultOrderTolerance, type OrderTolerance } from "@inkvoice/contract";
import type { Executor } from "../platform/db/schema.ts";

export async function readTolerance(executor: Executor, accountId: string): Promise<OrderTolerance> {
  const query = executor.selectFrom("accounts").select("order_tolerance").where("id", "=", accountId);
  const row = await query.executeTakeFirst();
  // Written by orders/http/order-settings.ts.
  return row?.order_tolerance == null ? defaultOrderTolerance : (JSON.parse(row.order_tolerance) as OrderTolerance);
}
