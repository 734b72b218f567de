import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState, LoadingState } from "./states.tsx";

type Asked<Data> = Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
type Props<Data> = Readonly<{ query: Asked<Data>; children: (data: Data) => ReactNode }>;

/** Shows the data of a query once it is loaded. A failed refetch keeps the old data: the next one may succeed. */
export function QueryResult<Data>({ query, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <LoadingState />;
}
