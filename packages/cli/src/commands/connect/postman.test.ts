import { describe, expect, it } from "vitest";
import { apiRoutes } from "../../../../server/src/routes.ts";
import { setUpRemoteCommands } from "../../testing/remote-commands.ts";
import { postmanCommand } from "./postman.ts";

describe("inkvoice postman", () => {
  const { output, service } = setUpRemoteCommands();

  it("postman prints a request for every operation of the API, with the key as a variable", async () => {
    expect(await postmanCommand.run(["--url", service().url])).toBe(0);
    type Item = { name: string; item?: Item[]; request?: { method: string; url: { raw: string } } };
    const collection = JSON.parse(output()) as { item: Item[]; auth: object };
    const requests = collection.item.flatMap(({ item = [] }) => item.flatMap(({ request }) => request ?? []));
    const named = requests.map(({ method, url }) => `${method} ${url.raw.replace("{{base_url}}", "")}`);
    expect(named.toSorted()).toEqual(apiRoutes.map(({ method, path }) => `${method} ${path}`).toSorted());
    expect(JSON.stringify(collection.auth)).toContain("{{api_key}}");
    expect(await postmanCommand.run(["--url", "http://127.0.0.1:1"])).toBe(1);
  });
});
