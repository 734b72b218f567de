import type { Description, Route } from "../http/route.ts";
import { apiRoutes } from "../routes.ts";

/** An operation with its documentation. */
export type ApiRoute = Pick<Route, "method" | "path" | "access" | "params" | "query" | "body"> & Description;

/** The API index must contain described routes only. */
function described(route: (typeof apiRoutes)[number]): ApiRoute {
  const { operation, tag, summary, success, errors } = route;
  if (!operation || !tag || !summary || !success || !errors)
    throw new Error(`${route.method} ${route.path} lacks its description: operation, tag, summary, success, errors`);
  return { ...route, operation, tag, summary, success, errors };
}

export const describedRoutes = (): readonly ApiRoute[] => apiRoutes.map(described);

export const pascalCase = (text: string): string =>
  text.replace(/(^|[-_.])(\w)/g, (_, _separator, letter: string) => letter.toUpperCase());
