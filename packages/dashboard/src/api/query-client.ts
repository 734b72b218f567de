import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./client.ts";
import { reachability } from "./reachability.ts";

/** A session that ended elsewhere (signed out, expired, password changed) leads back to the sign-in page. */
function onQueryError(error: Error): void {
  if (error instanceof ApiError && error.status === 401) void queryClient.invalidateQueries({ queryKey: ["session"] });
}

/** Retries without limit while the server is unreachable, twice after its own errors, never after a refusal. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return failures < 2;
  if (error.isUnreachable) return true;
  return failures < 2 && error.status >= 500;
}

const longestRetryDelayMs = 5_000;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onQueryError }),
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      retry: isWorthRetrying,
      retryDelay: (failures) => Math.min(1_000 * 2 ** failures, longestRetryDelayMs),
    },
  },
});

// The first response after an outage retries failed queries at once.
reachability.subscribe(() => {
  if (!reachability.snapshot()) return;
  void queryClient.refetchQueries({
    predicate: ({ state }) => state.status === "error" || state.fetchFailureCount > 0,
  });
});
