import type { allLocales } from "@faker-js/faker";

/** Names of faker's locales. */
export type LocaleName = keyof typeof allLocales;
