import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

/** After signing in: forget what was cached for whoever was here before, then go on. */
export function useEnterSession(): (to?: string) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async (to = "/") => {
    client.clear();
    await router.invalidate();
    await router.navigate({ href: to, replace: true });
  };
}
