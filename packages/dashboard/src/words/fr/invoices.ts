import type { Words } from "../en/index.ts";

export const invoices: Words["invoices"] = {};
