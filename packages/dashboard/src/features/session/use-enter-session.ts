import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

/** After sign-in: clears data cached for the previous user, then navigates on. */
export function useEnterSession(): (to?: string) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async (to = "/") => {
    client.clear();
    await router.invalidate();
    await router.navigate({ href: to, replace: true });
  };
}
