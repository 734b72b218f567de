import type { SessionState } from "@inkvoice/contract/dashboard";
import { createContext, useContext } from "react";
import { messages } from "../messages/messages.ts";

export type SignedIn = Extract<SessionState, { signed_in: true }>;

/** Handed down by the frame instead of asked for: every cell of a table wants to know what this person may do. */
const SessionContext = createContext<SignedIn | undefined>(undefined);
export const SessionProvider = SessionContext;

/** For pages inside the frame, where the router has already made sure of a session. */
export function useSession(): SignedIn {
  const session = useContext(SessionContext);
  if (!session) throw new Error(messages.errors.sessionEnded);
  return session;
}

/** Viewers look, members work with documents, owners run the account. */
export function useMay(what: "edit" | "administer"): boolean {
  const { role } = useSession();
  return what === "edit" ? role !== "viewer" : role === "owner";
}
