import { acceptLink } from "./http/accept-link.ts";
import { changePassword } from "./http/change-password.ts";
import { claim } from "./http/claim.ts";
import { endOneSession, endOtherSessions } from "./http/end-session.ts";
import { getSession } from "./http/get-session.ts";
import { inspectLink } from "./http/inspect-link.ts";
import { listSessions } from "./http/list-sessions.ts";
import {
  changeMemberRole,
  inviteMember,
  listMembers,
  makeResetLink,
  removeOneMember,
  withdrawOneInvitation,
} from "./http/members.ts";
import { signIn } from "./http/sign-in.ts";
import { signOut } from "./http/sign-out.ts";
import { switchAccount } from "./http/switch-account.ts";
import type { Operation } from "./operation.ts";

/** INDEX of the operations of this room. */
export const sessionOperations: readonly Operation[] = [
  getSession,
  signIn,
  signOut,
  switchAccount,
  claim,
  inspectLink,
  acceptLink,
  changePassword,
  listSessions,
  endOneSession,
  endOtherSessions,
  listMembers,
  inviteMember,
  withdrawOneInvitation,
  changeMemberRole,
  removeOneMember,
  makeResetLink,
];
