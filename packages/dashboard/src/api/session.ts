import type { SessionState } from "@inkvoice/contract/dashboard";
import { useSuspenseQuery } from "@tanstack/react-query";
import { words } from "../words/words.ts";
import { sessionQuery } from "./queries.ts";

export type SignedIn = Extract<SessionState, { signed_in: true }>;

/** For pages inside the frame, where the router has already made sure of a session. */
export function useSession(): SignedIn {
  const { data } = useSuspenseQuery(sessionQuery);
  if (!data.signed_in) throw new Error(words.errors.sessionEnded);
  return data;
}

/** Viewers look, members work with documents, owners run the account. */
export function useMay(what: "edit" | "administer"): boolean {
  const { role } = useSession();
  return what === "edit" ? role !== "viewer" : role === "owner";
}
