import { foldText } from "../letters/fold-text.ts";

/** How a mail addresses its reader, by language; behind it stands the name. */
const salutations: Readonly<Record<string, string>> = {
  da: "kære|hej",
  de: "hallo|guten tag|liebe|lieber|sehr geehrte frau|sehr geehrter herr",
  en: "dear|hi|hello",
  es: "hola|estimad[oa]|estimad[oa] sra?\\.?",
  fi: "hei",
  fr: "bonjour|chère?|cher",
  it: "ciao|gentile|car[oa]|salve",
  nl: "beste|hallo|geachte heer|geachte mevrouw",
  pl: "cześć|witaj|drog[ia]|szanowny panie|szanowna pani",
  pt: "olá|car[oa]|prezad[oa]",
  sv: "hej|bästa",
};
/** Words that make it no name: `Dear Valued Customer`. */
const nobody =
  /\b(?:customer|client|guest|member|sir|madam|team|friend|all|kunde|kundin|damen|herren|cliente|client|klant|kunder?|asiakas)\b/i;
const title = "(?:mrs?|ms|miss|dr|prof|herr|frau|sra?|m|mme|sig(?:\\.ra)?|dhr|mevr)\\.? ";
const line = new RegExp(
  `^(?:${Object.values(salutations).join("|")}) (?:${title})?(?!${title})(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’.-]*){1,3})[,!:]`,
  "iu",
);

/** The whole name of the person whom a line addresses: `Dear Farid Moss,`. A family name alone is not it. */
export function addressedPerson(text: string): string | undefined {
  const name = line.exec(text)?.[1];
  const isCapital = name?.split(" ").every((word) => /^\p{Lu}/u.test(word)) ?? false;
  return name !== undefined && isCapital && !nobody.test(foldText(name)) ? name : undefined;
}
