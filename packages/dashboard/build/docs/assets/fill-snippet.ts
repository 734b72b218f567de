/** Programs that call the service; files such as a proxy's configuration name the service's own address. */
const filledLanguages = new Set(["sh", "bash", "ts", "js", "python", "php", "go", "java", "cs", "ruby"]);

const keyForm = /^ink_live_[\w-]{1,200}$/;
/** A key made on the spot, read from the environment, or left out. */
const keyPlaces = /\$\(npx inkvoice keys create(?: 2>\/dev\/null)?\)|\$INKVOICE_API_KEY\b|\bink_live_…/g;

const isKey = (text: string) => keyForm.test(text);

export function usesKey(snippet: string, language: string): boolean {
  return filledLanguages.has(language) && snippet.search(keyPlaces) >= 0;
}

/** The snippet for the reader's installation, and with their key if they have given one. */
export function fillSnippet(snippet: string, language: string, origin: string, key: string): string {
  if (!filledLanguages.has(language)) return snippet;
  const local = snippet.replaceAll("http://localhost:3000", origin);
  return isKey(key) ? local.replace(keyPlaces, () => key) : local;
}
