import { foldText } from "../locale/letters/fold-text.ts";
import type { PageText } from "../page-text/page-text.ts";

/** The page number printed on a page. */
export type PageNumber = Readonly<{ number: number; of?: number }>;

const mostPages = 99;
/** "Page 2 of 3", "Seite 2/3", "Pág. 2 de 3", "Strona 2 z 3", "Sida 2(3)". */
const captioned =
  /\b(?:page|pagina|pag|pg|seite|blatt|strona|sida|side|sivu|folio|hoja|blad|arkusz)\b[.:]?\s{0,3}(?:nr?[.:o]{0,2}\s?)?(\d{1,3})(?:\s{0,2}(?:\/|\(|of|von|de|di|van|av|af|z|sur|su)\s{0,2}(\d{1,3}))?(?![\d.,])/;
/** "2/3" alone at the edge of the page. */
const bare = /^-?\s?(\d{1,2})\s?(?:\/|of|von|de|di|z)\s?(\d{1,2})\s?-?$/;
const edge = 0.08;

export function pageNumberOf(page: PageText): PageNumber | undefined {
  const found: PageNumber[] = [];
  for (const line of page.lines) {
    const words = line.words.map((index) => page.words[index]?.text ?? "");
    const text = foldText(words.join(" ")).toLowerCase();
    const atEdge = line.box[3] < edge || line.box[1] > 1 - edge;
    const match = captioned.exec(text) ?? (atEdge ? bare.exec(text) : null);
    const number = match && plausible(Number(match[1]), match[2] === undefined ? undefined : Number(match[2]));
    if (number) found.push(number);
  }
  return found.find(({ of }) => of !== undefined) ?? found[0];
}

function plausible(number: number, of: number | undefined): PageNumber | undefined {
  if (number < 1 || number > mostPages) return undefined;
  if (of === undefined) return { number };
  return of >= number && of <= mostPages ? { number, of } : undefined;
}
