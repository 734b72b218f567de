import { countries } from "../countries/index.ts";
import { foldText } from "../letters/fold-text.ts";
import { looksLikeVatId } from "./tax-id.ts";

/** What may stand between the name of a number and the number: `CVR nr.:`, `VAT No`. */
const numberWord = "(?:[ .]*(?:no|nr|num|number|nummer|numero|id))?[ .:#/-]*";

const plain = (text: string) => foldText(text).toLowerCase();
const escaped = (text: string) => plain(text).replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const forms = countries.flatMap(({ taxIds }) =>
  taxIds.flatMap(({ names, shape }) =>
    names.map((name) => ({ caption: new RegExp(`(?:^|[^a-z])${escaped(name)}${numberWord}$`), shape })),
  ),
);

/** Whether a number has the form of the tax numbers that some country calls as the words before it do: `SIRET :`. */
export function isCaptionedTaxId(before: string, number: string): boolean {
  const bare = number.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const caption = plain(before).trimEnd();
  const isOfForm = (shape: RegExp) => shape.test(bare) || looksLikeVatId(number);
  return forms.some(({ caption: known, shape }) => isOfForm(shape) && known.test(caption));
}
