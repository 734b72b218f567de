import type { Words } from "../en/index.ts";

export const session: Words["session"] = {};
