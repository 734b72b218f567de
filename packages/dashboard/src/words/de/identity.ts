import type { Words } from "../en/index.ts";

export const identity: Words["identity"] = {};
