/** What forms print before an address, in the languages we read. */
const labels =
  "address|adresse|adress|adres|anschrift|dirección|direccion|domicilio|indirizzo|endereço|endereco|morada|headquarters|sede legale|siège social";
const labelAtEdge = new RegExp(`^(?:${labels})\\s*(?:[:.]\\s*|(?=\\s)|$)|(?:^|\\s)(?:${labels})\\s*:?$`, "giu");

/** The line without the word that only says that an address follows. */
export function withoutAddressLabel(line: string): string {
  return line.replace(labelAtEdge, "").trim();
}
