import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAddressParts } from "./address-parts.ts";

describe("an address", () => {
  it.each([
    [
      "Lindenweg 4, 80331 München, Deutschland",
      { street: "Lindenweg 4", postal_code: "80331", city: "München", country: "DE" },
    ],
    [
      "14 Harbour Row, Kinsale, Co. Cork, P17 X4K2, Ireland",
      { street: "14 Harbour Row", postal_code: "P17 X4K2", city: "Kinsale", region: "Co. Cork", country: "IE" },
    ],
    ["Lindenweg 4, D-80331 München", { street: "Lindenweg 4", postal_code: "80331", city: "München" }],
    ["12 rue des Lilas, 69003 Lyon", { street: "12 rue des Lilas", postal_code: "69003", city: "Lyon" }],
    [
      "40 Elm Street, Springfield, IL 62704, USA",
      { street: "40 Elm Street", postal_code: "62704", city: "Springfield", region: "IL", country: "US" },
    ],
    [
      "40 Elm Street, Springfield IL 62704-1234",
      { street: "40 Elm Street", postal_code: "62704-1234", city: "Springfield", region: "IL" },
    ],
    [
      "8 High Road, London SW1A 1AA, United Kingdom",
      { street: "8 High Road", postal_code: "SW1A 1AA", city: "London", country: "GB" },
    ],
    ["8 High Road, London, SW1A 1AA", { street: "8 High Road", postal_code: "SW1A 1AA", city: "London" }],
    [
      "76 KEEL STREET, CONCORD. ONT. L4K 2R5",
      { street: "76 KEEL STREET", postal_code: "L4K 2R5", city: "CONCORD", region: "ONT" },
    ],
    [
      "Suite 200, 40 Elm Street, Springfield, IL 62704",
      { street: "40 Elm Street", postal_code: "62704", city: "Springfield", region: "IL" },
    ],
    ["2nd Floor, 8 High Road, London SW1A 1AA", { street: "8 High Road", postal_code: "SW1A 1AA", city: "London" }],
    ["Haus 3, Lindenweg 4, 80331 München", { street: "Lindenweg 4", postal_code: "80331", city: "München" }],
    ["Am Ufer 4, 60311 Frankfurt a. M.", { street: "Am Ufer 4", postal_code: "60311", city: "Frankfurt a. M." }],
    ["Keizersgracht 5, 1015 CJ Amsterdam", { street: "Keizersgracht 5", postal_code: "1015 CJ", city: "Amsterdam" }],
    [
      "ul. Długa 7, 00-238 Warszawa, Polska",
      { street: "ul. Długa 7", postal_code: "00-238", city: "Warszawa", country: "PL" },
    ],
    ["Liepu iela 3, Talsi, LV-3201", { street: "Liepu iela 3", postal_code: "LV-3201", city: "Talsi" }],
    [
      "7, Triq l-Ifran, Rabat RBT 1203, Malta",
      { street: "7, Triq l-Ifran", postal_code: "RBT 1203", city: "Rabat", country: "MT" },
    ],
    ["гр. Варна, ул. Лозарска 2", { street: "ул. Лозарска 2", city: "Варна" }],
    ["гр. Пловдив 4003, бул. Дунав 5", { street: "бул. Дунав 5", postal_code: "4003", city: "Пловдив" }],
    [
      "4 Sráid Mhór, Casla, Co. na Gaillimhe, H91 K5V2",
      { street: "4 Sráid Mhór", postal_code: "H91 K5V2", city: "Casla", region: "Co. na Gaillimhe" },
    ],
    [
      "Str. Nouă 5, 540042 Reghin, jud. Mureș",
      { street: "Str. Nouă 5", postal_code: "540042", city: "Reghin", region: "jud. Mureș" },
    ],
    ["Rua Nova 3, 1200-123 Lisboa", { street: "Rua Nova 3", postal_code: "1200-123", city: "Lisboa" }],
    ["Via Roma 1, 40121 Bologna (BO)", { street: "Via Roma 1", postal_code: "40121", city: "Bologna", region: "BO" }],
    ["Via Roma, 1, 40121 Bologna (BO)", { street: "Via Roma, 1", postal_code: "40121", city: "Bologna", region: "BO" }],
    [
      "Calle de Atocha, nº 27, 28001 Madrid",
      { street: "Calle de Atocha, nº 27", postal_code: "28001", city: "Madrid" },
    ],
    ["Am Teich, 132b, 48161 Münster", { street: "Am Teich, 132b", postal_code: "48161", city: "Münster" }],
    [
      "Estrada Velha, s/n, 1200-123 Lisboa, Portugal",
      { street: "Estrada Velha, s/n", postal_code: "1200-123", city: "Lisboa", country: "PT" },
    ],
    [
      "Unit 4, Quay Street, Galway, H91 AB12, Ireland",
      { street: "Unit 4, Quay Street", postal_code: "H91 AB12", city: "Galway", country: "IE" },
    ],
    ["17 Mango Lane, PATNA - 800 017", { street: "17 Mango Lane", postal_code: "800 017", city: "PATNA" }],
    [
      "Plot 9, Lake Road, Udaipur, Rajasthan-313004",
      { street: "Plot 9", postal_code: "313004", city: "Udaipur", region: "Rajasthan" },
    ],
    [
      "40 Elm Street, Springfield, IL, 62704",
      { street: "40 Elm Street", postal_code: "62704", city: "Springfield", region: "IL" },
    ],
    ["40 Elm Street, Springfield, Illinois, 62704", { street: "40 Elm Street", postal_code: "62704" }],
    ["Kuusitie 8, 02880, Veikkola", { street: "Kuusitie 8", postal_code: "02880", city: "Veikkola" }],
    ["Ekvägen 7 C, 703 99, Örebro", { street: "Ekvägen 7 C", postal_code: "703 99", city: "Örebro" }],
    ["12 Depot Lane, Mirboo, 3871", { street: "12 Depot Lane", postal_code: "3871", city: "Mirboo" }],
    ["Calle Mayor, 1204", { street: "Calle Mayor, 1204" }],
    ["4 rue Haute, 71190 - Broye", { street: "4 rue Haute", postal_code: "71190", city: "Broye" }],
    ["Storgatan 5, 111 22 Stockholm", { street: "Storgatan 5", postal_code: "111 22", city: "Stockholm" }],
  ])("%s comes apart", (address, parts) => {
    expect(parseAddressParts(address)).toEqual(parts);
  });

  it("never throws and never returns an empty part", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Object.values(parseAddressParts(text)).every((part) => part !== "")).toBe(true);
      }),
    );
  });
});
