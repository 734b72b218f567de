import { randomBytes } from "node:crypto";
import { createClient, type Inkvoice } from "@inkvoice/sdk";
import { openDemoAccount, type RunningService } from "@inkvoice/server";
import { type DemoDocument, type DocumentName, demoDocuments, demoOrders } from "./documents.ts";
import { acceptInvitation, type DemoPerson } from "./person.ts";
import { demoCompany } from "./vendors.ts";
import { type DemoReceiver, startDemoReceiver } from "./webhook-receiver.ts";

export type DemoAccess = Readonly<{ email: string; password: string; key: string }>;

/** The service's clock, which the demo sets back, so that a month of work is made in a minute. */
export type DemoClock = Readonly<{ now(): number; setDaysAgo(days: number): void }>;

export function createDemoClock(): DemoClock {
  let offsetMs = 0;
  return {
    now: () => Date.now() - offsetMs,
    setDaysAgo: (days) => {
      offsetMs = days * 86_400_000;
    },
  };
}

type Demo = Readonly<{
  client: Inkvoice;
  owner: DemoPerson;
  bookkeeper: DemoPerson;
  receiver: DemoReceiver;
  /** Ids of the documents uploaded so far. */
  ids: Map<DocumentName, string>;
}>;

/** An action at a time of the month. */
type Step = Readonly<{ daysAgo: number; run(demo: Demo): Promise<void> }>;

const ownerEmail = "ada@winter.example";
const bookkeeperEmail = "tom@winter.example";

export type DemoProgress = Readonly<{ clock: DemoClock; advance(failed: boolean): void }>;

/** Makes the demo account and a month of work in it, by the API and as two people would in the dashboard. */
export async function fillDemoAccount(service: RunningService, { clock, advance }: DemoProgress): Promise<DemoAccess> {
  const { key, ownerToken } = await openDemoAccount(service.services, { name: demoCompany.name, ownerEmail });
  const password = randomBytes(9).toString("base64url");
  const owner = await acceptInvitation(service.url, { token: ownerToken, name: "Ada Winter", password });
  const bookkeeper = await inviteBookkeeper(service.url, owner, password);
  const client = createClient({ apiKey: key, baseUrl: service.url });
  await client.account.setCompanies([{ name: demoCompany.name, tax_ids: [demoCompany.taxId] }]);
  const receiver = await startDemoReceiver();
  try {
    const endpoint = await client.webhooks.create({ url: receiver.url, description: "Accounting program" });
    const demo: Demo = { client, owner, bookkeeper, receiver, ids: new Map() };
    const uploads = demoDocuments(Date.now()).map((document) => uploadStep(document, advance));
    for (const step of [...uploads, ...officeSteps].sort((a, b) => b.daysAgo - a.daysAgo)) {
      clock.setDaysAgo(step.daysAgo);
      await step.run(demo);
    }
    clock.setDaysAgo(0);
    // Its address is gone with this process.
    await client.webhooks.change(endpoint.id, { enabled: false });
  } finally {
    receiver.close();
  }
  return { email: ownerEmail, password, key };
}

async function inviteBookkeeper(url: string, owner: DemoPerson, password: string): Promise<DemoPerson> {
  const wish = { email: bookkeeperEmail, role: "member" };
  const invitation = await owner.call<{ url: string }>("POST", "/api/invitations", wish);
  const token = new URL(invitation.url).hash.replace("#token=", "");
  return await acceptInvitation(url, { token, name: "Tom Keller", password });
}

function uploadStep({ name, daysAgo, filename, content }: DemoDocument, advance: DemoProgress["advance"]): Step {
  return {
    daysAgo,
    async run({ client, receiver, ids }) {
      const before = receiver.answers();
      const { id } = await client.invoices.extract({ content, filename });
      ids.set(name, id);
      // The event follows the end of the extraction. Attempts are dated by the clock, which is about to move on.
      await receiver.answered(before + 1);
      const { status } = await client.invoices.get(id);
      advance(status === "failed");
    },
  };
}

const outage = { begins: 8.5, ends: 8 };

function idOf({ ids }: Demo, name: DocumentName): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`${name} is not uploaded yet`);
  return id;
}

const approval = (daysAgo: number, index: number): Step => ({
  daysAgo,
  async run(demo) {
    const person = index % 3 === 0 ? demo.owner : demo.bookkeeper;
    await person.call("POST", `/v1/invoices/${idOf(demo, `ordinary ${index}`)}/approve`);
  },
});

/** Time of approval and number of the ordinary invoice. */
const approvals: readonly (readonly [daysAgo: number, ordinary: number])[] = [
  [28.3, 0],
  [28.2, 1],
  [26.9, 2],
  [26.1, 3],
  [24.9, 4],
  [24.8, 5],
  [22.9, 6],
  [22.1, 7],
  [20.9, 8],
  [20.1, 9],
  [17.9, 11],
  [17.1, 12],
  [15.9, 13],
  [14.9, 15],
  [12.9, 16],
  [9.9, 18],
  [5.9, 21],
  [3.9, 24],
  // The first of two approvals that the rule wants.
  [2.1, 28],
];

/** The work of two people and of the accounting program. */
const officeSteps: readonly Step[] = [
  {
    daysAgo: 9,
    run: async ({ client }) => void (await client.orders.import(demoOrders(Date.now()))),
  },
  {
    daysAgo: 5,
    async run({ client }) {
      const rule = { name: "Two approvals from 300 euros", when: { currency: "EUR", total_min: 300 } };
      await client.rules.create({ ...rule, then: { approvals: 2 } });
    },
  },
  ...approvals.map(([daysAgo, index]) => approval(daysAgo, index)),
  {
    daysAgo: 15,
    run: async ({ client }) => void (await client.exports.create({ format: "xlsx" })),
  },
  {
    daysAgo: 17.8,
    run: async (demo) => {
      const reason = "The same file arrived two days before.";
      await demo.bookkeeper.call("POST", `/v1/invoices/${idOf(demo, "same file again")}/reject`, { reason });
    },
  },
  {
    daysAgo: 4.3,
    run: (demo) => demo.bookkeeper.call("DELETE", `/v1/invoices/${idOf(demo, "letter")}`),
  },
  {
    daysAgo: 3.7,
    run: (demo) => demo.owner.call("DELETE", `/v1/invoices/${idOf(demo, "ordinary 14")}`),
  },
  { daysAgo: outage.begins, run: async ({ receiver }) => receiver.setDown(true) },
  {
    daysAgo: outage.ends,
    async run({ client, receiver }) {
      receiver.setDown(false);
      const missed = receiver.refused();
      const before = receiver.answers();
      for (const id of missed) await client.events.redeliver(id);
      await receiver.answered(before + missed.length);
    },
  },
  {
    daysAgo: 6.9,
    async run(demo) {
      const path = `/api/invoices/${idOf(demo, "wrong total")}`;
      await demo.bookkeeper.call("POST", `${path}/comments`, {
        text: "Their total is 90 too high. I have asked for a new invoice.",
      });
    },
  },
  {
    daysAgo: 6.2,
    async run(demo) {
      const change = { extracted_data: { purchase_order: "PO-8823" } };
      await demo.owner.call("PATCH", `/v1/invoices/${idOf(demo, "ordinary 22")}`, change);
    },
  },
];
