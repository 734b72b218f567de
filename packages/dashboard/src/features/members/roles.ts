import { roles } from "@inkvoice/contract/dashboard";
import { messages } from "../../messages/messages.ts";

/** From the fewest permissions to the most. */
export const roleChoices = () => roles.toReversed().map((value) => ({ value, label: messages.terms.roles[value] }));
