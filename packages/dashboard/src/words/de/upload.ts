import type { Words } from "../en/index.ts";

export const upload: Words["upload"] = {};
