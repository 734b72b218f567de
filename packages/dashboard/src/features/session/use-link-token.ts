import { useEffect, useState } from "react";

/** Keeps the token of the opened link and takes it out of the address bar, so that it stays in no history or screenshot. */
export function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get("token") ?? "");
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, "", location.pathname);
  }, []);
  return token;
}
