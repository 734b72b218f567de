import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Keeps the token of the opened link and takes it out of the address bar, so that it stays in no history or screenshot. */
export function useTokenOnce(): string {
  const search: { token?: string } = useSearch({ strict: false });
  const [token] = useState(search.token ?? "");
  useEffect(() => {
    if (location.search) history.replaceState(history.state, "", location.pathname);
  }, []);
  return token;
}
