import type { Words } from "../en/index.ts";

export const jobs: Words["jobs"] = {};
