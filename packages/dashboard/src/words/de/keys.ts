import type { Words } from "../en/index.ts";

export const keys: Words["keys"] = {};
