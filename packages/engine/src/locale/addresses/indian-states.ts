import { foldText } from "../letters/fold-text.ts";

/** India's states and territories, which stand before the postal code as towns do: `Rajasthan-313004`. */
const states: ReadonlySet<string> = new Set(
  [
    "Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh",
    "Jharkhand, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha",
    "Punjab, Rajasthan, Sikkim, Tamil Nadu, Tamilnadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal",
    "Jammu and Kashmir, Jammu & Kashmir, Ladakh, Lakshadweep, Puducherry",
  ].flatMap((line) => line.split(", ").map((state) => foldText(state))),
);

export function isIndianState(text: string): boolean {
  return states.has(foldText(text));
}
