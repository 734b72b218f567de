import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { totpCode } from "../../packages/server/src/sessions/factors/totp.ts";
import { becomeOwner, openSite, type Site } from "./site.ts";

/** Pictures of what a person sees, for whoever changes these pages: INKVOICE_SCREENSHOTS names the folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.INKVOICE_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** A careful owner: second factors, being asked again, and the log of it all. */
describe("A careful owner", () => {
  let site: Site;
  let page: Page;
  let secret = "";
  let recoveryCodes: string[] = [];
  // Passkeys belong to the configured name; an address of numbers has none.
  const at = (path: string) => `${site.service.running.services.publicUrl()}${path}`;
  const { stringify } = JSON;

  beforeAll(async () => {
    site = await openSite();
    page = await site.visit();
    await becomeOwner(page, site);
  }, 180_000);
  afterAll(() => site?.stop());

  const database = () => site.service.running.services.db;
  /** Codes work once: what was used is forgotten instead of waiting half a minute. */
  const freshCode = async () => {
    await database().updateTable("second_factors").set({ last_step: 0 }).execute();
    return totpCode(secret, Date.now());
  };
  const signIn = async (visitor: Page) => {
    await visitor.goto(at("/sign-in"));
    await visitor.getByLabel("Email").fill("ada@example.com");
    await visitor.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
    await visitor.getByRole("button", { name: "Sign in" }).click();
  };

  it("adds an authenticator app and is given recovery codes", async () => {
    await page.getByRole("link", { name: "Your sign-in" }).click();
    await page.getByRole("button", { name: "Add an authenticator app" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("img", { name: "Code for the authenticator app" }).waitFor();
    secret = (await dialog.getByLabel("key", { exact: true }).first().textContent()) ?? "";
    await picture(page, "totp");
    await dialog.getByLabel("The code the app shows now").fill(totpCode(secret, Date.now()));
    await dialog.getByRole("button", { name: "Turn it on" }).click();
    const codes = dialog.getByRole("group", { name: "Recovery codes" });
    await codes.waitFor();
    recoveryCodes = await codes.locator("code").allTextContents();
    expect(recoveryCodes).toHaveLength(10);
    await picture(page, "recovery-codes");
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByText("10 recovery codes left").waitFor();
    await picture(page, "settings");
  });

  it("signs in elsewhere with the password and a code, or with a recovery code", async () => {
    const visitor = await site.visit();
    await signIn(visitor);
    await visitor.getByLabel("Code from your authenticator app").waitFor();
    await picture(visitor, "second-factor");
    await visitor.getByLabel("Code from your authenticator app").fill("000000");
    await visitor.getByRole("button", { name: "Sign in" }).click();
    await visitor.getByText("That is not the right second factor.").waitFor();
    await visitor.getByLabel("Code from your authenticator app").fill(await freshCode());
    await visitor.getByRole("button", { name: "Sign in" }).click();
    await visitor.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    const other = await site.visit();
    await signIn(other);
    await other.getByRole("button", { name: "Use a recovery code instead" }).click();
    await other.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "");
    await other.getByRole("button", { name: "Sign in" }).click();
    await other.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
  });

  it("is asked again before a secret is shown, and what was begun goes on by itself", async () => {
    await page.getByRole("link", { name: "Webhooks" }).click();
    await database()
      .updateTable("sessions")
      .set({ confirmed_at: Date.now() - 3_600_000 })
      .execute();
    await page.getByRole("button", { name: "Reveal" }).click();
    const dialog = page.getByRole("dialog", { name: "Is it you?" });
    await dialog.getByLabel("Code from your authenticator app").waitFor();
    await picture(page, "confirm");
    await dialog.getByLabel("Code from your authenticator app").fill(await freshCode());
    await dialog.getByRole("button", { name: "Go on" }).click();
    await page.getByText(/^whsec_/).waitFor();
  });

  it("adds a passkey and signs in with it", async () => {
    const visitor = await site.visit();
    await signIn(visitor);
    await visitor.getByLabel("Code from your authenticator app").fill(await freshCode());
    await visitor.getByRole("button", { name: "Sign in" }).click();
    await visitor.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    const devtools = await visitor.context().newCDPSession(visitor);
    await devtools.send("WebAuthn.enable");
    const options = {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    await devtools.send("WebAuthn.addVirtualAuthenticator", { options });
    await visitor.goto(at("/settings"));
    await visitor.getByRole("button", { name: "Add a passkey" }).click();
    await visitor.getByRole("dialog").getByRole("button", { name: "Go on" }).click();
    await visitor.getByText("The second factor is on.").waitFor();
    await visitor.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    await visitor.getByText("Passkey, added").waitFor();
    await visitor.context().clearCookies();
    await signIn(visitor);
    await visitor.getByRole("button", { name: "Use a passkey" }).click();
    await visitor.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
  });

  it("finds all of it in the audit log, filters it and exports it", async () => {
    await page.getByRole("link", { name: "Audit log" }).click();
    const log = page.getByRole("table", { name: "Audit log" });
    await log.getByText("Looked at the webhook secret").waitFor();
    await log.getByText("Added a second factor").first().waitFor();
    await picture(page, "audit");
    await page.getByRole("combobox", { name: "What" }).fill("Looked");
    await page.getByRole("option", { name: "Looked at the webhook secret" }).click();
    await expect.poll(() => log.getByRole("row").count()).toBe(2);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("audit-log.jsonl");
  });

  it("nothing went wrong unseen: no script error, no dialog, no breach of the policy", () => {
    expect(stringify(site.mishaps())).toBe("[]");
  });
});
