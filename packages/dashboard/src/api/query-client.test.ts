import { expect, it } from "vitest";
import { ApiError } from "./client.ts";
import { isWorthRetrying } from "./query-client.ts";

const failedWith = (status: number) => new ApiError(status, "X", "It failed.");

it("Requests are repeated until an unreachable server is back, twice after a server error, and never after a refusal", () => {
  expect([0, 502, 504].every((status) => isWorthRetrying(1_000, failedWith(status)))).toBe(true);
  expect([isWorthRetrying(1, failedWith(500)), isWorthRetrying(2, failedWith(500))]).toEqual([true, false]);
  expect(isWorthRetrying(0, failedWith(404))).toBe(false);
});
