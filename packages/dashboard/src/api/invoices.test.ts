import type { InvoiceRecord } from "@inkvoice/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadMessages } from "../messages/messages.ts";
import {
  changeInvoice,
  decideInvoice,
  enterByHand,
  isRevisionConflict,
  readInvoice,
  rereadInvoice,
} from "./invoices.ts";
import { queryClient } from "./query-client.ts";

const id = "inv_1";
const recordAt = (revision: number) =>
  ({
    id,
    revision,
    summary: { id, status: "completed" },
    file: { pages: 1, invoices: [] },
  }) as unknown as InvoiceRecord;

const operations = {
  "reading again": () => rereadInvoice(id),
  "reading as an invoice": () => rereadInvoice(id, { asInvoice: true }),
  "manual entry": () => enterByHand(id),
  "a correction": () => changeInvoice(id, []),
  "an approval": () => decideInvoice(id, { review: "approved" }),
};

describe.each(Object.entries(operations))("%s", (_name, send) => {
  const sent: Request[] = [];
  let answer: object;
  beforeAll(() => loadMessages("en"));
  beforeEach(() => {
    sent.length = 0;
    queryClient.setQueryDefaults(["invoice", id], { queryFn: () => ({ revision: 5 }) });
    queryClient.setQueryData(["invoice", id], { revision: 3 });
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      sent.push(new Request(new URL(url, "http://localhost"), init));
      return Promise.resolve(Response.json(answer, { status: "error" in answer ? 412 : 200 }));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    queryClient.setQueryDefaults(["invoice", id], {});
    queryClient.clear();
  });

  it("changes the revision that is shown, and shows the new one", async () => {
    answer = { success: true, data: recordAt(4) };
    await send();
    expect(sent.map(({ headers }) => headers.get("if-match"))).toEqual(['"3"']);
    expect(queryClient.getQueryData(["invoice", id])).toMatchObject({ revision: 4 });
  });

  it("is refused where somebody else was faster, and then shows their change", async () => {
    answer = { success: false, error: { code: "REVISION_MISMATCH", reason: "revision_mismatch", message: "Changed." } };
    const error = await send().catch((reason: unknown) => reason);
    expect(isRevisionConflict(error)).toBe(true);
    expect(queryClient.getQueryData(["invoice", id])).toMatchObject({ revision: 5 });
  });
});

it("a change that the server announces before its answer is shown with the answer", async () => {
  const patched = Promise.withResolvers<Response>();
  const read = Response.json({ success: true, data: recordAt(4) });
  vi.stubGlobal("fetch", (_: string, { method }: RequestInit) => (method === "PATCH" ? patched.promise : read));
  const changed = changeInvoice(id, []);
  let isShown = false;
  const shown = readInvoice(id).then(() => {
    isShown = true;
  });
  await vi.waitFor(() => expect(read.bodyUsed).toBe(true));
  await new Promise(setImmediate);
  expect(isShown).toBe(false);
  patched.resolve(Response.json({ success: true, data: recordAt(4) }));
  await Promise.all([changed, shown]);
  vi.unstubAllGlobals();
});
