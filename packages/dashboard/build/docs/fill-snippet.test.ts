import { expect, it } from "vitest";
import { fillSnippet, usesKey } from "./assets/fill-snippet.ts";

const origin = "https://invoices.example.com";
const key = "ink_live_0123456789abcdef";
const curl = 'curl http://localhost:3000/v1/invoices -H "Authorization: Bearer $INKVOICE_API_KEY"';

it("names the installation that serves the page, and the reader's key where a snippet needs one", () => {
  expect(fillSnippet(curl, "sh", origin, "")).toBe(curl.replace("http://localhost:3000", origin));
  expect(fillSnippet(curl, "sh", origin, key)).toBe(`curl ${origin}/v1/invoices -H "Authorization: Bearer ${key}"`);
  expect(fillSnippet("export INKVOICE_API_KEY=$(npx inkvoice keys create)", "sh", origin, key)).toBe(
    `export INKVOICE_API_KEY=${key}`,
  );
  expect([curl, "npx inkvoice list"].map((snippet) => usesKey(snippet, "sh"))).toEqual([true, false]);
});

it("leaves configurations alone, and fills in nothing but a key", () => {
  expect(fillSnippet("proxy_pass http://localhost:3000;", "nginx", origin, key)).toBe(
    "proxy_pass http://localhost:3000;",
  );
  for (const text of ["hello", `${key}"; rm -rf ~`, "ink_live_"])
    expect(fillSnippet(curl, "sh", origin, text)).toBe(fillSnippet(curl, "sh", origin, ""));
});
