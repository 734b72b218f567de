/**
 * The interface texts in the user's language.
 *
 *     import { messages } from "../../messages/messages.ts";
 *     <Button>{messages.keys.rotate}</Button>
 *     <Text>{messages.keys.made(formatAgo(row.created_at))}</Text>
 *
 * A message is one entry of `en/<feature>.ts`: a text, or a function of its variable parts. English is the pattern:
 * `de/`, `fr/` and `es/` are typed by it, so that a missing message or a wrong parameter does not compile. Messages are
 * whole sentences, never concatenated: word order differs. A number with its noun goes through `count` (see
 * `plural.ts`); numbers, dates and money are formatted by `format/format.ts` and passed in as text. Errors of the
 * server are translated in `api/refusal.ts`: `error.message` can be shown as it is.
 *
 * `messages` is set once, before the first render; changing the language reloads the page. Use it inside
 * functions and components, not at the top of a module. Tests call `await loadMessages("en")` first.
 */
import type { Messages } from "./en/index.ts";
import type { Language } from "./language.ts";

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import("./en/index.ts")).en,
  de: async () => (await import("./de/index.ts")).de,
  fr: async () => (await import("./fr/index.ts")).fr,
  es: async () => (await import("./es/index.ts")).es,
};

export let messages: Messages;

export async function loadMessages(language: Language): Promise<void> {
  messages = await loaders[language]();
}
