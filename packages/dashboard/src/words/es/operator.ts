import type { Words } from "../en/index.ts";

export const operator: Words["operator"] = {};
