import { messages } from "../../messages/messages.ts";

export const actionChoices = () => Object.entries(messages.audit.actions).map(([value, label]) => ({ value, label }));
