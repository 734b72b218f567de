import { roles } from "@inkvoice/contract/dashboard";
import { messages } from "../../messages/messages.ts";

/** From the one that may least. */
export const roleChoices = () => roles.toReversed().map((value) => ({ value, label: messages.terms.roles[value] }));
