import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { DomainName } from "../../invoice-reading.ts";
import type { OrderedWords } from "../../layout/reading-order.ts";

/** Maximum number of names: an invoice has a few addresses; a list of links has many. */
const mostDomainNames = 12;
/** Minimum letters: shorter names occur within many words. */
const shortest = 4;
/** An e-mail or web address: the part before the top-level domain is a name. */
const address = /(?:@|www\.|https?:\/\/)((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12})(?![a-z0-9@-])/i;
/** Second-level domains of countries, as in `ember.co.uk`. */
const sharedSecondLevel = new Set(["co", "com", "org", "net", "gov", "ac"]);
/** Mail providers, whose addresses name nobody. */
const openToAnyone = new Set(
  "aol bluewin free freenet gmail gmx googlemail hotmail icloud laposte libero live mac mail mailbox me msn online orange outlook posteo proton protonmail sapo sfr sympatico telefonica terra tonline uol virgilio wanadoo web wp yahoo ymail".split(
    " ",
  ),
);

/** The names in e-mail and web addresses on the pages: `info@ember-tools.co.uk` gives `embertools`. */
export function domainNamesIn({ words }: OrderedWords): DomainName[] {
  return words
    .flatMap(({ text, page, box }) => {
      const name = text.includes(".") ? ownerOf(address.exec(text)?.[1] ?? "") : undefined;
      return name ? [{ name, evidence: { page: page + 1, box } }] : [];
    })
    .slice(0, mostDomainNames);
}

function ownerOf(domain: string): string | undefined {
  const parts = domain.toLowerCase().split(".");
  parts.pop();
  if (parts.length > 1 && sharedSecondLevel.has(parts.at(-1) ?? "")) parts.pop();
  const name = wordKey(parts.at(-1) ?? "");
  return name.length < shortest || openToAnyone.has(name) ? undefined : name;
}
