import { NativeSelect } from "@mantine/core";
import { changeLanguage, type Language, language, languages } from "../../messages/language.ts";
import { messages } from "../../messages/messages.ts";

/** For signed-out pages, which have no account menu. */
export function LanguageSelect() {
  return (
    <NativeSelect
      size="xs"
      aria-label={messages.shell.language}
      data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      value={language}
      onChange={(event) => changeLanguage(event.currentTarget.value as Language)}
    />
  );
}
