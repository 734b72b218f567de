import { setTimeout as sleep } from "node:timers/promises";
import { attacks } from "./attacks.ts";

/** Started by `during`, in its own process so that its work does not delay the victim's clock: INDEX URL KEY. */
const [index = "", url = "", key = ""] = process.argv.slice(2);
const attack = attacks[Number(index)];
if (!attack) throw new Error(`There is no attack ${index}.`);
const never = new AbortController().signal;

process.send?.("started");
process.once("disconnect", () => process.exit(0));
await Promise.all(
  Array.from({ length: attack.atOnce }, async () => {
    for (;;) {
      await attack.send({ url, key }, never).catch(() => undefined);
      // Refusals return at once: the pause keeps the attacker itself from using all processor time.
      await sleep(5);
    }
  }),
);
