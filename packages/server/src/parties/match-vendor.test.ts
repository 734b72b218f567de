import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backends } from "../testing/backends.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { matchVendor } from "./match-vendor.ts";
import { similarity, sketchKeys, trigramsOf } from "./name-sketch.ts";
import { createVendor } from "./vendor-store.ts";

describe("names", () => {
  it("that are similar share a key, others rarely", () => {
    const shares = (a: string, b: string) => sketchKeys(a).filter((key) => sketchKeys(b).includes(key)).length;
    expect(shares("Nordwind Handelsgesellschaft", "Nordwind Handelsgesellschatt")).toBeGreaterThan(0);
    expect(shares("Stadtwerke Flensburg", "Stadtwerke Flensbvrg")).toBeGreaterThan(0);
    expect(shares("Nordwind Handelsgesellschaft", "Bäckerei Sonnenschein")).toBe(0);
    expect(similarity(trigramsOf("Ökostrom"), trigramsOf("okostrom"))).toBe(1);
  });
});

describe.each(backends)("matching a vendor on %s", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service?.stop());

  it("looks up keys by the index, however many vendors there are", async () => {
    const { db } = service.running.services;
    const { accountId } = service;
    await db.transaction().execute(async (tx) => {
      for (let index = 0; index < 400; index += 1)
        await createVendor(
          tx,
          accountId,
          { name: `Lieferant Nummer ${index} GmbH`, tax_ids: [`DE${800_000_000 + index}`] },
          1e12,
        );
    });
    await sql`analyze`.execute(db);
    const asked: CompiledQuery[] = [];
    const watching = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    });
    const executor = watching.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    executor.executeQuery = async (query, options) => {
      asked.push(query);
      return await execute(query, options);
    };
    const read = { vendor: { name: "Lieferant Numrner 17 GmbH" } };
    expect((await matchVendor(watching, accountId, read))?.match.by).toEqual(["name"]);
    expect(asked.length).toBeGreaterThan(1);
    for (const query of asked)
      expect(await planOf(query)).toMatch(/using (?:covering )?index|index (?:only )?scan|bitmap/i);
  });

  /** The database's query plan; PostgreSQL plans as if there were many more rows. */
  async function planOf(query: CompiledQuery): Promise<string> {
    const { db, dialect } = service.running.services;
    const isSqlite = dialect.name === "sqlite";
    return await db.connection().execute(async (connection) => {
      if (!isSqlite) await sql`set enable_seqscan = off`.execute(connection);
      const explain = isSqlite ? "explain query plan " : "explain ";
      const { rows } = await connection.executeQuery<Record<string, string>>({ ...query, sql: explain + query.sql });
      return rows.map((row) => row.detail ?? row["QUERY PLAN"]).join("\n");
    });
  }
});
