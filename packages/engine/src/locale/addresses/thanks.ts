import { foldText } from "../letters/fold-text.ts";

/** How receipts thank their customers and greet them, by language. */
const thanks: Readonly<Record<string, readonly string[]>> = {
  cs: ["děkujeme", "vítejte"],
  da: ["tak for", "mange tak", "velkommen"],
  de: ["vielen dank", "danke", "wir danken", "herzlich willkommen", "willkommen"],
  en: ["thank you", "thanks", "welcome"],
  es: ["gracias", "muchas gracias", "bienvenido", "bienvenidos"],
  fi: ["kiitos", "tervetuloa"],
  fr: ["merci", "bienvenue"],
  hr: ["hvala", "dobrodošli"],
  hu: ["köszönjük", "üdvözöljük"],
  id: ["terima kasih", "selamat datang"],
  it: ["grazie", "arrivederci e grazie", "benvenuti", "benvenuto"],
  nl: ["bedankt", "hartelijk dank", "dank u", "welkom"],
  no: ["takk for", "tusen takk", "velkommen"],
  pl: ["dziękujemy", "witamy", "zapraszamy"],
  pt: ["obrigado", "muito obrigado", "agradecemos", "bem-vindo", "bem-vindos"],
  ro: ["mulțumim", "va multumim", "bine ați venit"],
  sv: ["tack för", "välkommen"],
  tr: ["teşekkür", "hoş geldiniz"],
};

const plain = (text: string) =>
  foldText(text)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
const known = Object.values(thanks).flat().map(plain);

/** Whether a line begins with thanks or a greeting: `Thank you for your visit`, `WELCOME!`. */
export function isThanks(line: string): boolean {
  const text = plain(line);
  return known.some((words) => text === words || text.startsWith(`${words} `));
}

/** Letters of a word; a single one behind a greeting is a misread sign. */
const fewestLetters = 3;

/** Whether nothing follows the thanks or the greeting. */
export function isOnlyThanks(line: string): boolean {
  const text = plain(line);
  return known.some((words) => text.startsWith(words) && text.length - words.length < 1 + fewestLetters);
}
