import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startProvider, type TestProvider } from "../../packages/server/src/testing/servers/sign-in-provider.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";

/** Colleagues who sign in with the company's provider, through its own pages. */
describe("Colleagues with a sign-in provider", () => {
  let site: SignedInSite;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startProvider();
    site = await openSignedInSite(provider.environment);
    provider.serves(site.service.running.services.publicUrl());
  });
  afterEach(async () => {
    expect(await site.endTest()).toEqual([]);
  });
  afterAll(async () => {
    await site?.stop();
    await provider?.stop();
  });

  /** The provider's pages load fonts from an external host, which tests must not need. */
  const visit = async () => {
    const visitor = await site.visit();
    await visitor.route(/fonts\.googleapis\.com/, (route) => route.abort());
    return visitor;
  };
  const answerProvider = async (visitor: Page, login: string) => {
    await visitor.getByPlaceholder("Enter any login").fill(login);
    await visitor.getByPlaceholder("and password").fill("any");
    await visitor.getByRole("button", { name: "Sign-in" }).click();
  };
  const signIn = async (visitor: Page, login: string, next = "/") => {
    await visitor.goto(`/sign-in?next=${next}`);
    await visitor.getByRole("button", { name: "Sign in with Example Login" }).click();
    await answerProvider(visitor, login);
    await visitor.getByRole("button", { name: "Continue" }).click();
  };

  it("join by invitation, confirm at the provider before secrets are shown, and sign out there too", async () => {
    provider.people.set("ida", { email: "ida@example.com", email_verified: true, name: "Ida Invited" });
    await site.send("/api/invitations", { email: "ida@example.com", role: "member" });
    const visitor = await visit();
    await signIn(visitor, "ida", "/settings");
    await visitor.getByText("You can sign in with it.").waitFor();
    await visitor.getByRole("button", { name: "Add an authenticator app" }).click();
    await visitor.getByRole("button", { name: "Confirm with Example Login" }).click();
    await answerProvider(visitor, "ida");
    await visitor.getByRole("heading", { name: "Profile & security" }).waitFor();
    await visitor.getByRole("button", { name: "Add an authenticator app" }).click();
    await visitor.getByRole("img", { name: "Code for the authenticator app" }).waitFor();
    await visitor.goto("/");
    await visitor.getByRole("button", { name: /your account/ }).click();
    await visitor.getByRole("menuitem", { name: "Sign out" }).click();
    await visitor.getByRole("button", { name: /Yes, sign me out/ }).click();
    await visitor.getByRole("heading", { name: "Sign in" }).waitFor();
    await visitor.context().close();
  });

  it("without an invitation are told so, and what to do", async () => {
    provider.people.set("stranger", { email: "stranger@example.com", email_verified: true });
    const visitor = await visit();
    await signIn(visitor, "stranger");
    await visitor.getByText("You are not invited yet.").waitFor();
    await visitor.context().close();
  });

  it("with a password connect the provider to their sign-in", async () => {
    provider.people.set("ada", { email: "ada@example.com", email_verified: true });
    const visitor = await visit();
    await signIn(visitor, "ada");
    await visitor.getByText("A user with this address already exists.").waitFor();
    await visitor.getByLabel("Email").fill("ada@example.com");
    await visitor.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
    await visitor.getByRole("button", { name: "Sign in", exact: true }).click();
    await visitor.getByRole("link", { name: "Profile & security" }).click();
    await visitor.getByRole("button", { name: "Connect" }).click();
    await visitor.getByText("You can sign in with it.").waitFor();
    await visitor.context().close();
  });
});
