import type { allLocales } from "@faker-js/faker";

/** The names under which the source of words keeps its countries. */
export type LocaleName = keyof typeof allLocales;
