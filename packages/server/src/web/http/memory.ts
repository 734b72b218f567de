import { memoryBody } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { defineRoute } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import { correctedValue } from "../../review/corrections/corrected-value.ts";
import { changeMemoryValue, findMemory, forgetMemory, listMemories } from "../../review/memory/store.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

const memoryParams = z.object({ id: z.string() });

export const listAllMemories = defineRoute({
  method: "GET",
  path: "/api/memory",
  auth: session("viewer"),
  handle: async (services: WebServices, { session }) => ({
    memories: await listMemories(services.db, session.accountId),
  }),
});

export const changeMemory = defineRoute({
  method: "PATCH",
  path: "/api/memory/:id",
  auth: session("member"),
  params: memoryParams,
  body: memoryBody,
  handle: async (services: WebServices, { session, params, body }) => {
    const memory = await findMemory(services.db, session.accountId, params.id);
    if (memory?.kind !== "value") throw new ApiError("NOT_FOUND");
    const value = correctedValue(memory.field, body.value, "dmy");
    if (value !== null) await changeMemoryValue(services.db, memory, value);
    return { value };
  },
});

export const removeMemory = defineRoute({
  method: "DELETE",
  path: "/api/memory/:id",
  auth: session("member"),
  params: memoryParams,
  handle: async (services: WebServices, { session, params }) => {
    if (!(await forgetMemory(services.db, session.accountId, params.id))) throw new ApiError("NOT_FOUND");
    return { forgotten: true };
  },
});
