import { describeSession } from "../describe.ts";
import { currentSession, publicOperation } from "../operation.ts";

export const getSession = publicOperation({
  method: "GET",
  path: "/api/session",
  handle: async ({ services, request }) => describeSession(services.db, await currentSession(services, request)),
});
