import { pagePaths } from "@inkvoice/contract/dashboard";
import { expect, it } from "vitest";
import { router } from "./router.tsx";

it("Every client-side route is one that the server serves", () => {
  const paths = Object.keys(router.routesByPath).map((path) => path.replaceAll("$", ":"));
  expect(paths.filter((path) => path !== "/:").toSorted()).toEqual([...pagePaths].toSorted());
});
