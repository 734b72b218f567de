import type { Words } from "../en/index.ts";

export const trash: Words["trash"] = {};
