import { defineRoute } from "../../http/route.ts";
import { describeSession } from "../describe-session.ts";
import type { SessionServices } from "../services.ts";
import { anyone, currentSession } from "../session-auth.ts";

export const getSession = defineRoute({
  method: "GET",
  path: "/api/session",
  auth: anyone,
  handle: async (services: SessionServices, { request }) =>
    describeSession(services, await currentSession(services, request)),
});
