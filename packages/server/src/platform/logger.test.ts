import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { refused } from "./api-error.ts";
import { errorFields } from "./logger.ts";

it("names SQLite's code and the reason of an API error, and no message", () => {
  const db = new DatabaseSync(":memory:");
  db.exec("pragma max_page_count = 2; create table t (text)");
  let full: unknown;
  try {
    db.exec("insert into t values (zeroblob(100000))");
  } catch (error) {
    full = error;
  }
  db.close();
  expect(errorFields(full)).toMatchObject({ code: "ERR_SQLITE_ERROR", detail: "database or disk is full (13)" });
  expect(errorFields(refused("api_key_missing"))).toMatchObject({ reason: "ApiError", detail: "api_key_missing" });
  expect(errorFields(new Error("secret"))).not.toHaveProperty("detail");
  expect(JSON.stringify(errorFields(new Error("secret")))).not.toContain("secret");
});
