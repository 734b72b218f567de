import { wordKey } from "../../locale/fold-text.ts";
import type { WebName } from "../invoice-reading.ts";
import type { OrderedWords } from "../layout/reading-order.ts";

/** An invoice names the seller and the buyer a few times; a list of links names everybody. */
const mostWebNames = 12;
/** Shorter names stand in too many words by chance. */
const shortest = 4;
/** An e-mail or web address: what stands before the last dots names somebody. */
const address = /(?:@|www\.|https?:\/\/)((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12})(?![a-z0-9@-])/i;
/** In `ember.co.uk` the last two parts belong to the country. */
const sharedSecondLevel = new Set(["co", "com", "org", "net", "gov", "ac"]);
/** Where anybody has an address, an address names nobody. */
const openToAnyone = new Set(
  "aol bluewin free freenet gmail gmx googlemail hotmail icloud laposte libero live mac mail mailbox me msn online orange outlook posteo proton protonmail sapo sfr sympatico telefonica terra tonline uol virgilio wanadoo web wp yahoo ymail".split(
    " ",
  ),
);

/** Whom the e-mail and web addresses on the paper name: `info@ember-tools.co.uk` names `embertools`. */
export function webNamesIn({ words }: OrderedWords): WebName[] {
  return words
    .flatMap(({ text, page, box }) => {
      const name = text.includes(".") ? ownerOf(address.exec(text)?.[1] ?? "") : undefined;
      return name ? [{ name, evidence: { page: page + 1, box } }] : [];
    })
    .slice(0, mostWebNames);
}

function ownerOf(domain: string): string | undefined {
  const parts = domain.toLowerCase().split(".");
  parts.pop();
  if (parts.length > 1 && sharedSecondLevel.has(parts.at(-1) ?? "")) parts.pop();
  const name = wordKey(parts.at(-1) ?? "");
  return name.length < shortest || openToAnyone.has(name) ? undefined : name;
}
