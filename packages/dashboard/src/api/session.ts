import type { SessionState } from "@inkvoice/contract/dashboard";
import { createContext, useContext } from "react";
import { messages } from "../messages/messages.ts";

export type SignedIn = Extract<SessionState, { signed_in: true }>;

/** Provided by the frame instead of queried: every cell of a table asks for the person's permissions. */
const SessionContext = createContext<SignedIn | undefined>(undefined);
export const SessionProvider = SessionContext;

/** For signed-in pages only: the router has already checked the session. */
export function useSession(): SignedIn {
  const session = useContext(SessionContext);
  if (!session) throw new Error(messages.errors.sessionEnded);
  return session;
}

/** Viewers can view; members can upload and edit; owners manage the account. */
export function usePermission(what: "edit" | "administer"): boolean {
  const { role } = useSession();
  return what === "edit" ? role !== "viewer" : role === "owner";
}
