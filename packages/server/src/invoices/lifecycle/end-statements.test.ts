import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { readingOf } from "../../testing/store-invoice.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";
import { claimNext } from "../queue/queue.ts";
import { endInvoice } from "./end-invoice.ts";

/** Without `begin` and `commit`. Each costs the database about a tenth of a millisecond, whatever it finds. */
const mostStatements = 16;

describeOnEachBackend("the end of a document", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
  });
  afterAll(() => service.stop());

  /** Uploads a document and ends it; returns the number of statements. */
  async function statementsOfEnd(key: string, number: string): Promise<number> {
    await service.upload({ files: [{ bytes: documentThat(`data {} ${number}`) }], key });
    const { services } = service.running;
    const { dialect, db } = services;
    const claim = await claimNext(db, { dialect, leaseMs: 60_000, longestMs: 300_000 });
    if (!claim) throw new Error("nothing to claim");
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements += 1;
        return result;
      },
    };
    const data = readingOf({ invoice_number: number, total_amount: Number(number) });
    const outcome = { status: "completed", data, pages: 1, readingMs: 1000, at: services.clock.now() } as const;
    expect(await endInvoice({ ...services, db: db.withPlugin(counting) }, claim, outcome)).toBe(true);
    return statements;
  }

  it("takes few statements in an account without vendors, orders and rules, and more in one with them", async () => {
    const { key } = await service.newAccount();
    const few = await statementsOfEnd(key, "471101");
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThanOrEqual(mostStatements);
    const lists = {
      vendors: { name: "Nordwind GmbH" },
      orders: { number: "PO-1", currency: "EUR", total: 10, lines: [] },
      rules: { name: "all", when: { currency: "EUR" }, then: { tags: ["euro"] } },
    };
    for (const [path, body] of Object.entries(lists)) {
      const headers = { "content-type": "application/json" };
      const answer = await service.api(`/v1/${path}`, { method: "POST", headers, body: JSON.stringify(body), key });
      expect(answer.status).toBe(201);
    }
    expect(await statementsOfEnd(key, "471102")).toBeGreaterThan(few);
  });
});
