import type { Messages } from "../en/index.ts";

export const companies: Messages["companies"] = {
  title: "Eigene Firmen",
  lead: "Die Firmen, für die Sie Rechnungen erhalten. Damit werden Käufer und Verkäufer unterschieden und Rechnungen gekennzeichnet, die nicht an Sie gerichtet sind.",
  name: "Name",
  aliases: "Weitere Namen",
  aliasesText: "Namen, unter denen Lieferanten an diese Firma schreiben. Nach jedem Namen Enter drücken.",
  taxIds: "USt-IdNr. und Steuernummern",
  addresses: "Adressen",
  addressesText: "Eine Adresse je Zeile.",
  country: "Land",
  add: "Firma hinzufügen",
  remove: "Entfernen",
  saved: "Gespeichert. Ab jetzt gelesene Dokumente verwenden diese Firmen.",
};
