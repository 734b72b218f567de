import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";
import { cachedStatement } from "./cached-statement.ts";
import type { Executor } from "./schema.ts";

type Row = { name: string; value: string };

describeOnEachBackend("a cached statement", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
  });
  afterAll(() => service.stop());

  it("is built once per number of rows and runs with the values of each call, in any order of columns", async () => {
    const { db } = service.running.services;
    const build = vi.fn((executor: Executor, rows: readonly Readonly<Record<keyof Row, never>>[]) =>
      executor
        .insertInto("service_secrets")
        .values(rows.map(({ name, value }) => ({ value, name })))
        .returning("name"),
    );
    const insert = cachedStatement<Row, { name: string }>(["name", "value"], build);
    const rows = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, index) => ({ name: `${prefix}${index}`, value: `value of ${prefix}${index}` }));
    for (const [count, prefix] of [
      [1, "a"],
      [2, "b"],
      [1, "c"],
      [40, "d"],
    ] as const) {
      const given = rows(count, prefix);
      const returned = await db.transaction().execute((tx) => insert(tx, given));
      expect(returned.map(({ name }) => name)).toEqual(given.map(({ name }) => name));
    }
    expect(build).toHaveBeenCalledTimes(3);
    const stored = await db.selectFrom("service_secrets").select(["name", "value"]).where("name", "in", ["b1", "d39"]);
    expect(await stored.orderBy("name").execute()).toEqual([...rows(2, "b").slice(1), ...rows(40, "d").slice(39)]);
  });

  it("has few variants if rows may repeat: each row is stored, and stored once", async () => {
    const { db } = service.running.services;
    const build = vi.fn((executor: Executor, rows: readonly Readonly<Record<keyof Row, never>>[]) =>
      executor
        .insertInto("service_secrets")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing()),
    );
    const insert = cachedStatement<Row, unknown>(["name", "value"], build, { repeatable: true });
    for (const count of [17, 25, 32, 31]) {
      const given = Array.from({ length: count }, (_, index) => ({ name: `r${count}-${index}`, value: "kept" }));
      await db.transaction().execute((tx) => insert(tx, given));
      const stored = db.selectFrom("service_secrets").select("name").where("name", "like", `r${count}-%`);
      expect((await stored.execute()).map(({ name }) => name).toSorted()).toEqual(
        given.map(({ name }) => name).toSorted(),
      );
    }
    expect(build).toHaveBeenCalledTimes(1);
  });
});
