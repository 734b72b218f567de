import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { SignedInSite } from "./site.ts";

type Person = Readonly<{ name: string; email: string; role?: "viewer" | "member" }>;

/** A page of another person, who was invited to the account. */
export async function openAsMember(site: SignedInSite, { name, email, role = "member" }: Person): Promise<Page> {
  const { url } = await site.send<{ url: string }>("/api/invitations", { email, role });
  const page = await site.visit();
  const token = new URL(url).hash.replace("#token=", "");
  const headers = { "sec-fetch-site": "same-origin" };
  const data = { token, name, password: "another long password" };
  expect((await page.context().request.post("/api/links/accept", { headers, data })).status()).toBe(200);
  return page;
}
