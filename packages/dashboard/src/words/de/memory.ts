import type { Words } from "../en/index.ts";

export const memory: Words["memory"] = {};
