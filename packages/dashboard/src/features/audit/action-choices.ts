import { words } from "../../words/words.ts";

export const actionChoices = () => Object.entries(words.audit.actions).map(([value, label]) => ({ value, label }));
