import type { Words } from "../en/index.ts";

export const usage: Words["usage"] = {};
