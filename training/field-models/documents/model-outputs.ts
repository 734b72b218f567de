import { featureLayout } from "../../../packages/engine/src/understand/model/features.ts";
import shipped from "../../../packages/engine/src/weights/field-model-layout.json" with { type: "json" };
import { type LabelledDocument, labels, partyRoles, rowKinds } from "../../../packages/synth/src/labelled-document.ts";

/** No answer: excluded from the loss. */
export const ignored = -100;
/** The same for answers that are kept as bytes. */
export const unknown = 255;

/** The languages of the first models. Later ones are appended: the earlier answers keep their positions. */
const firstLanguages = ["en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da"] as const;
export const laterLanguages = [
  ...(["cs", "sk", "sl", "hr", "hu", "ro", "no", "tr"] as const),
  ...(["fi", "et", "lv", "lt", "ga", "mt", "el", "bg"] as const),
] as const;

/** All outputs of the model in order; the engine reads the same lists from the file beside the weights. */
export const modelLayout = {
  features: featureLayout,
  labels,
  roles: ["none", ...partyRoles],
  kinds: ["none", ...rowKinds],
  // The heads of an ensemble must agree: shipped and newly trained models are averaged.
  currencies: shipped.currencies,
  dateOrders: ["dmy", "mdy", "ymd"],
  languages: [...firstLanguages, ...laterLanguages],
  documentTypes: ["invoice", "credit_note", "receipt", "other"],
} as const;

/** Answers about the whole document, as indexes into the lists above. */
export type HeadAnswers = Readonly<{ currency: number; dateOrder: number; language: number; documentType: number }>;

export function answersFor(document: LabelledDocument): HeadAnswers {
  return {
    currency: indexOr(modelLayout.currencies, document.currency, modelLayout.currencies.length - 1),
    dateOrder: indexOr(modelLayout.dateOrders, document.dateOrder, ignored),
    language: indexOr(modelLayout.languages, document.language, ignored),
    documentType: indexOr(modelLayout.documentTypes, document.documentType, ignored),
  };
}

/** A page that is no invoice has a language and no other answer. */
export function answersForOther(document: LabelledDocument): HeadAnswers {
  const language = indexOr(modelLayout.languages, document.language, ignored);
  return { currency: ignored, dateOrder: ignored, language, documentType: modelLayout.documentTypes.indexOf("other") };
}

function indexOr(list: readonly string[], value: string, otherwise: number): number {
  const index = list.indexOf(value);
  return index < 0 ? otherwise : index;
}
