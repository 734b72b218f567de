import type { Words } from "../en/index.ts";

export const audit: Words["audit"] = {};
