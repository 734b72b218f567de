import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addFactor, hasFactor } from "../../packages/server/src/sessions/factors/factor-store.ts";
import { totpCode } from "../../packages/server/src/sessions/factors/totp.ts";
import { addMember, insertUser } from "../../packages/server/src/sessions/people/people.ts";
import { picture } from "./support/picture.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";

/** A virtual authenticator in the browser that confirms every request. */
async function plugInAuthenticator(visitor: Page): Promise<void> {
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
}

/**
 * Second factors, repeated confirmation, and the audit log. Each test starts without a second factor.
 */
describe("A careful owner", () => {
  let site: SignedInSite;
  const database = () => site.service.running.services.db;

  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => {
    await database().deleteFrom("second_factors").execute();
    await database().deleteFrom("recovery_codes").execute();
    expect(await site.endTest()).toEqual([]);
  });
  afterAll(() => site?.stop());

  /** Resets used codes instead of waiting half a minute for the next one. */
  const freshCode = async (secret: string) => {
    await database().updateTable("second_factors").set({ last_step: 0 }).execute();
    return totpCode(secret, Date.now());
  };
  const addApp = async (screen: Page) => {
    await screen.getByRole("link", { name: "Profile & security" }).click();
    await screen.getByRole("button", { name: "Add an authenticator app" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("img", { name: "Code for the authenticator app" }).waitFor();
    const secret = (await dialog.getByLabel("key", { exact: true }).first().textContent()) ?? "";
    await picture(screen, "totp");
    await dialog.getByLabel("Current code in the app").fill(totpCode(secret, Date.now()));
    await dialog.getByRole("button", { name: "Turn on" }).click();
    const codes = dialog.getByRole("group", { name: "Recovery codes" });
    await codes.waitFor();
    const recoveryCodes = await codes.locator("code").allTextContents();
    await picture(screen, "recovery-codes");
    await dialog.getByRole("button", { name: "Done" }).click();
    await screen.getByText("10 recovery codes left").waitFor();
    return { secret, recoveryCodes };
  };
  const signIn = async (visitor: Page) => {
    await visitor.goto("/sign-in");
    await visitor.getByLabel("Email").fill("ada@example.com");
    await visitor.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
    await visitor.getByRole("button", { name: "Sign in" }).click();
  };
  const signedIn = (visitor: Page) => visitor.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
  const revealSecret = async (screen: Page) => {
    await screen.getByRole("link", { name: "Webhooks" }).click();
    await screen.getByRole("button", { name: "Reveal" }).click();
  };

  it("adds an authenticator app and receives ten recovery codes", async () => {
    const screen = await site.navigate("/");
    const { recoveryCodes } = await addApp(screen);
    expect(new Set(recoveryCodes).size).toBe(10);
    await picture(screen, "settings");
  });

  it("signs in on another device with the password and a code, not with a wrong one", async () => {
    const { secret } = await addApp(await site.open("/"));
    const visitor = await site.visit();
    await signIn(visitor);
    const code = visitor.getByLabel("Code from your authenticator app");
    await code.waitFor();
    await picture(visitor, "second-factor");
    await code.fill("000000");
    await visitor.getByRole("button", { name: "Sign in" }).click();
    await visitor.getByText("That is not the right second factor.").waitFor();
    await code.fill(await freshCode(secret));
    await visitor.getByRole("button", { name: "Sign in" }).click();
    await signedIn(visitor);
    await visitor.context().close();
  });

  it("signs in with a recovery code instead", async () => {
    const { recoveryCodes } = await addApp(await site.open("/"));
    const visitor = await site.visit();
    await signIn(visitor);
    await visitor.getByRole("button", { name: "Use a recovery code instead" }).click();
    await visitor.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "");
    await visitor.getByRole("button", { name: "Sign in" }).click();
    await signedIn(visitor);
    await visitor.context().close();
  });

  it("confirms again before a secret is shown, and the action then continues by itself", async () => {
    const screen = await site.open("/");
    const { secret } = await addApp(screen);
    await database()
      .updateTable("sessions")
      .set({ confirmed_at: Date.now() - 3_600_000 })
      .execute();
    await revealSecret(screen);
    const dialog = screen.getByRole("dialog", { name: "Confirm it's you" });
    await dialog.getByLabel("Code from your authenticator app").waitFor();
    await picture(screen, "confirm");
    await dialog.getByLabel("Code from your authenticator app").fill(await freshCode(secret));
    await dialog.getByRole("button", { name: "Continue" }).click();
    await screen.getByText(/^whsec_/).waitFor();
  });

  it("confirms again before a key is created and before a role is given", async () => {
    const screen = await site.open("/");
    const { secret } = await addApp(screen);
    const longAgo = () =>
      database()
        .updateTable("sessions")
        .set({ confirmed_at: Date.now() - 3_600_000 })
        .execute();
    const answer = async () => {
      const dialog = screen.getByRole("dialog", { name: "Confirm it's you" });
      await dialog.getByLabel("Code from your authenticator app").fill(await freshCode(secret));
      await dialog.getByRole("button", { name: "Continue" }).click();
    };
    await screen.getByRole("link", { name: "API keys" }).click();
    await screen.getByRole("button", { name: "New key" }).click();
    await screen.getByLabel("Name").fill("Books");
    await longAgo();
    await screen.getByRole("button", { name: "Create key" }).click();
    await answer();
    await screen.getByText(/^ink_live_\w{40}/).waitFor();
    await screen.getByRole("button", { name: "Done" }).click();
    await screen.getByRole("link", { name: "Members" }).click();
    await screen.getByRole("button", { name: "Invite" }).click();
    await screen.getByLabel("Email").fill("new@example.com");
    await longAgo();
    await screen.getByRole("button", { name: "Create link" }).click();
    await answer();
    await screen.getByText(/\/link#token=/).waitFor();
  });

  it("adds a passkey and signs in with it", async () => {
    const screen = await site.open("/settings", { isFresh: true });
    await plugInAuthenticator(screen);
    await screen.getByRole("button", { name: "Add a passkey" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
    await screen.getByText("The second factor is on.").waitFor();
    await screen.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    await screen.getByText("Passkey, added").waitFor();
    await screen.context().clearCookies();
    await signIn(screen);
    await screen.getByRole("button", { name: "Use a passkey" }).click();
    await signedIn(screen);
  });

  it("as the operator removes a lost second factor, once, and never from an operator", async () => {
    const [now, email] = [Date.now(), "lost@example.com"];
    const person = { handle: email, email, name: "Lotte Lost", passwordHash: "", operator: false };
    const userId = await insertUser(database(), person, now);
    await addMember(database(), { userId, accountId: site.service.accountId, role: "member" }, now);
    const factor = {
      kind: "totp",
      name: "App",
      secret: "sealed",
      credential_id: null,
      userId,
      confirmed: true,
    } as const;
    await addFactor(database(), factor, now);
    const screen = await site.navigate("/operator");
    const ask = async (address: string) => {
      await screen.getByRole("button", { name: "Lost second factor" }).click();
      const dialog = screen.getByRole("dialog", { name: "Lost second factor" });
      await dialog.getByLabel("Email").fill(address);
      await dialog.getByRole("button", { name: "Remove second factors" }).click();
      return dialog;
    };
    const dialog = await ask(email);
    await dialog.getByText(`${email} no longer has a second factor and is signed out everywhere.`).waitFor();
    await picture(screen, "lost-factor");
    expect(await hasFactor(database(), userId)).toBe(false);
    await dialog.getByRole("button", { name: "Done" }).click();
    await (await ask(email)).getByText(`${email} had no second factor.`).waitFor();
    await screen.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    const refused = await ask("ada@example.com");
    await refused.getByRole("alert").waitFor();
    await refused.getByRole("button", { name: "Cancel" }).click();
  });

  it("finds all these actions in the audit log, filters it and exports it", async () => {
    const screen = await site.open("/");
    await addApp(screen);
    await revealSecret(screen);
    await screen.getByText(/^whsec_/).waitFor();
    await screen.getByRole("link", { name: "Audit log" }).click();
    const log = screen.getByRole("table", { name: "Audit log" });
    await log.getByText("Viewed the webhook secret").first().waitFor();
    await log.getByText("Added a second factor").first().waitFor();
    await picture(screen, "audit");
    await screen.getByRole("combobox", { name: "Action" }).fill("Viewed");
    await screen.getByRole("option", { name: "Viewed the webhook secret" }).click();
    await expect.poll(() => log.getByText("Added a second factor").count()).toBe(0);
    expect(await log.getByText("Viewed the webhook secret").count()).toBeGreaterThan(0);
    const [download] = await Promise.all([
      screen.waitForEvent("download"),
      screen.getByRole("link", { name: "Export", exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("audit-log.jsonl");
  });
});
