import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

it("List URLs are plain text and parse to the same search", () => {
  const search = { look: "false", review: "open", q: '"Oak & Co" 12+3', exported: undefined };
  const address = stringifySearch(search);
  expect(address).toBe("?look=false&review=open&q=%22Oak+%26+Co%22+12%2B3");
  expect(parseSearch(address)).toEqual({ look: "false", review: "open", q: '"Oak & Co" 12+3' });
  expect(stringifySearch({})).toBe("");
});
