import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./client.ts";

/** A session that ended elsewhere (signed out, expired, password changed) leads back to the sign-in page. */
function onQueryError(error: Error): void {
  if (error instanceof ApiError && error.status === 401) void queryClient.invalidateQueries({ queryKey: ["session"] });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onQueryError }),
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});
