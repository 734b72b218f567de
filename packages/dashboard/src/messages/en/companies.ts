export const companies = {
  title: "Own companies",
  lead: "The companies that you receive invoices for. With them, buyer and seller are told apart, and invoices that are not addressed to you are marked.",
  name: "Name",
  aliases: "Other names",
  aliasesText: "Names under which suppliers write to this company. Press Enter after each.",
  taxIds: "VAT and tax numbers",
  addresses: "Addresses",
  addressesText: "One address per line.",
  country: "Country",
  add: "Add a company",
  remove: "Remove",
  saved: "Saved. Documents read from now on use these companies.",
};
