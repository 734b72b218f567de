import { roles } from "@inkvoice/contract/dashboard";
import { words } from "../../words/words.ts";

/** From the one that may least. */
export const roleChoices = () => roles.toReversed().map((value) => ({ value, label: words.terms.roles[value] }));
