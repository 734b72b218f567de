import type { Words } from "../en/index.ts";

export const members: Words["members"] = {};
