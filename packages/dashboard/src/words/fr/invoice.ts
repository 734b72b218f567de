import type { Words } from "../en/index.ts";

export const invoice: Words["invoice"] = {};
