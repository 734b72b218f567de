/** What a company's registered name ends in, in the countries we read. */
const legalForm =
  /(?:^|[\s-])(?:gmbh|mbh|ag|kg|ohg|ug|e\.?\s?k|e\.?\s?v|a\.\s?g|vvag|se|ltd|limited|llc|llp|plc|inc|corp|corporation|co|pty|s\.?a|s\.?a\.?s|s\.?a\.?r\.?l|sarl|eurl|s\.?l|s\.?l\.?u|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|lda|ltda|sp\.?\s?z\s?o\.?\s?o|ab|aps|a\/s|as|oy|sdn\.?\s?bhd|bhd|pte|pvt|enterprise)\.?(?=\s|,|$)/i;

export function hasLegalForm(name: string): boolean {
  return legalForm.test(name);
}

export function withoutLegalForm(name: string): string {
  return name.replace(legalForm, "");
}
