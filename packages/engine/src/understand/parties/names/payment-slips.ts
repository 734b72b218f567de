/** Words of which the lines about a card payment consist, by language. */
const slipWords = [
  "visa master mastercard maestro v vpay girocard electron debit credit card contactless cash apple google pay",
  "explanation purchase sale charge customer merchant cardholder copy receipt approved transaction payment amount",
  "kundenbeleg händlerbeleg kartenzahlung bezahlung zahlung kontaktlos genehmigt",
  "klantticket klant kopie betaling betaald contactloos",
  "carte bancaire client commerçant copie ticket paiement débit crédit contact",
  "tarjeta cliente comercio copia compra pago aprobada cartão venda pagamento via aprovada",
  "carta ricevuta esercente acquisto pagamento transazione",
  "köp kortköp kvitto kundkvitto butikskvitto köbenhavn betalning godkänd kvittering køb kortterminal dankort bankaxept",
  "osto ostos kortti asiakas kuitti asiakkaan kappale selitys maksutapa",
  "sprzedaż karta klient klienta kopia zapłata płatność",
];
const words: ReadonlySet<string> = new Set(slipWords.flatMap((line) => line.split(" ")));
/** Minimum words without a brand of cards: `Copy` alone may be a shop. */
const fewest = 2;
const brand = /^(?:visa|master\s?card|maestro|v\s?pay|girocard|electron|debit|credit|card|contactless|cash)$/i;
/** Whether a text is about a card payment and names nobody: `Debit MasterCard`, `CUSTOMER COPY`. */
export function isPaymentSlip(text: string): boolean {
  const own = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  const isAbout = own.length > 0 && own.every((word) => words.has(word));
  return isAbout && (own.length >= fewest || brand.test(own[0] ?? ""));
}
