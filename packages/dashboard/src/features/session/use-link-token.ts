import { useEffect, useState } from "react";

/**
 * Reads the token of the opened link and removes it from the address bar, so that it stays out of history and
 * screenshots.
 */
export function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get("token") ?? "");
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, "", location.pathname);
  }, []);
  return token;
}
