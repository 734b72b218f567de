import type { Words } from "../en/index.ts";

export const webhooks: Words["webhooks"] = {};
