import type { Words } from "../en/index.ts";

export const review: Words["review"] = {};
