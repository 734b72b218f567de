import { memoryBody } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { ApiError } from "../../platform/api-error.ts";
import { correctedValue } from "../../review/corrections/corrected-value.ts";
import { changeMemoryValue, findMemory, forgetMemory, listMemories } from "../../review/memory/store.ts";
import { operation } from "../../sessions/operation.ts";

const memoryParams = z.object({ id: z.string() });

export const listAllMemories = operation({
  method: "GET",
  path: "/api/memory",
  access: "viewer",
  handle: async ({ services, session }) => ({ memories: await listMemories(services.db, session.accountId) }),
});

export const changeMemory = operation({
  method: "PATCH",
  path: "/api/memory/:id",
  access: "member",
  params: memoryParams,
  body: memoryBody,
  handle: async ({ services, session, params, body }) => {
    const memory = await findMemory(services.db, session.accountId, params.id);
    if (memory?.kind !== "value") throw new ApiError("NOT_FOUND");
    const value = correctedValue(memory.field, body.value, "dmy");
    if (value !== null) await changeMemoryValue(services.db, memory, value);
    return { value };
  },
});

export const removeMemory = operation({
  method: "DELETE",
  path: "/api/memory/:id",
  access: "member",
  params: memoryParams,
  handle: async ({ services, session, params }) => {
    if (!(await forgetMemory(services.db, session.accountId, params.id))) throw new ApiError("NOT_FOUND");
    return { forgotten: true };
  },
});
