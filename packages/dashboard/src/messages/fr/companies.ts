import type { Messages } from "../en/index.ts";

export const companies: Messages["companies"] = {
  title: "Sociétés de votre compte",
  lead: "Les sociétés pour lesquelles vous recevez des factures. Elles permettent de distinguer acheteur et vendeur, et de signaler les factures qui ne vous sont pas adressées.",
  name: "Nom",
  aliases: "Autres noms",
  aliasesText: "Noms sous lesquels les fournisseurs écrivent à cette société. Appuyez sur Entrée après chacun.",
  taxIds: "Numéros de TVA et numéros fiscaux",
  addresses: "Adresses",
  addressesText: "Une adresse par ligne.",
  country: "Pays",
  add: "Ajouter une société",
  remove: "Retirer",
  saved: "Enregistré. Les documents lus à partir de maintenant utilisent ces sociétés.",
};
