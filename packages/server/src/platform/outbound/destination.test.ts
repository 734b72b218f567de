import { describe, expect, it } from "vitest";
import { parseRange } from "./addresses.ts";
import { checkAddresses, type OutboundRules, parseDestination } from "./destination.ts";
import { literalForms } from "./testing/literal-forms.ts";

const rules: OutboundRules = {
  allow: [],
  ports: [443],
  ownHosts: () => ["api.inkvoice.test:443"],
  ownPort: () => 3000,
};
const lanRules: OutboundRules = { ...rules, allow: [parseRange("10.0.0.0/8"), parseRange("127.0.0.0/8")] };

describe("the text of a webhook URL (W1)", () => {
  it.each(literalForms)("refuses %s", (url) => {
    expect(() => parseDestination(url, rules)).toThrow();
  });

  it("accepts https at a public name or address", () => {
    for (const url of [
      "https://example.com/hook?x=1",
      "https://8.8.8.8/hook",
      "https://[2606:4700::1111]/",
      "https://bücher.example/",
    ]) {
      expect(parseDestination(url, rules).port, url).toBe(443);
    }
  });

  it("refuses credentials, other schemes, relative and endless URLs", () => {
    const urls = [
      "https://user:pw@example.com/",
      "https://user@example.com/",
      "ftp://example.com/",
      "javascript:alert(1)",
      "/hook",
      "example.com",
      "",
      `https://example.com/${"x".repeat(2048)}`,
    ];
    for (const url of urls) expect(() => parseDestination(url, rules), url).toThrow();
  });

  it("refuses the service's own address (W7)", () => {
    for (const url of [
      "https://api.inkvoice.test/v1/invoices/extract",
      "https://API.inkvoice.test./x",
      "http://127.0.0.1:3000/v1",
      "http://127.0.0.2:3000/",
    ]) {
      expect(() => parseDestination(url, lanRules), url).toThrow();
    }
    expect(parseDestination("http://127.0.0.1:4000/hook", lanRules).port).toBe(4000);
  });
});

describe("the addresses behind a name (W2)", () => {
  const named = (url: string) => parseDestination(url, rules);

  it("are all checked: one private address among public ones refuses the name", () => {
    expect(() => checkAddresses(named("https://mixed.example/"), ["8.8.8.8", "10.0.0.5"], rules)).toThrow();
    expect(() => checkAddresses(named("https://none.example/"), [], rules)).toThrow();
    expect(checkAddresses(named("https://fine.example/"), ["8.8.8.8", "2606:4700::1"], rules).addresses).toHaveLength(
      2,
    );
  });

  it("allow plain http and other ports only if the operator allows all of them (W8)", () => {
    const http = named("http://internal.example:8080/");
    expect(checkAddresses(http, ["10.0.0.5"], lanRules).addresses).toEqual(["10.0.0.5"]);
    expect(() => checkAddresses(http, ["10.0.0.5", "8.8.8.8"], lanRules)).toThrow();
    expect(() => checkAddresses(http, ["8.8.8.8"], lanRules)).toThrow();
    expect(() => checkAddresses(named("https://public.example:8443/"), ["8.8.8.8"], lanRules)).toThrow();
    expect(
      checkAddresses(named("https://public.example:8443/"), ["8.8.8.8"], { ...lanRules, ports: [443, 8443] }).port,
    ).toBe(8443);
  });
});
