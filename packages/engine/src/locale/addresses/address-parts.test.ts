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
    [
      "20 Peach Street, Atlanta, Georgia 30301",
      { street: "20 Peach Street", postal_code: "30301", city: "Atlanta", region: "Georgia" },
    ],
    [
      "Rustaveli Ave 5, Tbilisi 0108, Georgia",
      { street: "Rustaveli Ave 5", postal_code: "0108", city: "Tbilisi", country: "GE" },
    ],
    [
      "4 Lake Drive, Jersey City, New Jersey 07302",
      { street: "4 Lake Drive", postal_code: "07302", city: "Jersey City", region: "New Jersey" },
    ],
    [
      "Via Indipendenza 4, 40121 Bologna BO",
      { street: "Via Indipendenza 4", postal_code: "40121", city: "Bologna", region: "BO" },
    ],
    [
      "Rampa 23, 1000 Skopje, North Macedonia",
      { street: "Rampa 23", postal_code: "1000", city: "Skopje", country: "MK" },
    ],
    ["Lindenweg 4, D-80331 München", { street: "Lindenweg 4", postal_code: "80331", city: "München", country: "DE" }],
    [
      "Rua das Flores, 40, Centro, Jales - SP CEP 15700-010",
      { street: "Rua das Flores, 40", postal_code: "15700-010", city: "Jales", region: "SP" },
    ],
    [
      "Calle Sol 12, Villa Alegre (62148), Uruguay",
      { street: "Calle Sol 12", postal_code: "62148", city: "Villa Alegre", country: "UY" },
    ],
    [
      "12 Lake Road, Kadamtala 494 681, India",
      { street: "12 Lake Road", postal_code: "494 681", city: "Kadamtala", country: "IN" },
    ],
    ["4 Lake Road, Dhanmondi, Dhaka-1209", { street: "4 Lake Road", postal_code: "1209", city: "Dhaka" }],
    [
      "2-5-1 Sakura, Minato 105-0011, Japan",
      { street: "2-5-1 Sakura", postal_code: "105-0011", city: "Minato", country: "JP" },
    ],
    [
      "Fjallgata 8, 820 Hofsstaðir, Iceland",
      { street: "Fjallgata 8", postal_code: "820", city: "Hofsstaðir", country: "IS" },
    ],
    [
      "7 rue des Palmiers, 6544 EL Borma, Tunisie",
      { street: "7 rue des Palmiers", postal_code: "6544", city: "EL Borma", country: "TN" },
    ],
    ["Via Lunga 4, 20078 Saronno - PD", { street: "Via Lunga 4", postal_code: "20078", city: "Saronno", region: "PD" }],
    ["12 Harbour Road, Central 18048, Hong Kong", { street: "12 Harbour Road", country: "HK" }],
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
    [
      "40 Elm Street, Springfield, Illinois, 62704",
      { street: "40 Elm Street", postal_code: "62704", city: "Springfield", region: "Illinois" },
    ],
    ["40 Elm Street, Springfield, Erewhon, 62704", { street: "40 Elm Street", postal_code: "62704" }],
    [
      "4075 Elm Street, Springfield, IL 62704",
      { street: "4075 Elm Street", postal_code: "62704", city: "Springfield", region: "IL" },
    ],
    [
      "4075 Quarry Hollow, Springfield, Illinois 62704, États-Unis",
      { street: "4075 Quarry Hollow", postal_code: "62704", city: "Springfield", region: "Illinois", country: "US" },
    ],
    [
      "4075 Elm Street, Denver, CO 80220",
      { street: "4075 Elm Street", postal_code: "80220", city: "Denver", region: "CO" },
    ],
    [
      "40 Elm Street, Springfield IL, 62704",
      { street: "40 Elm Street", postal_code: "62704", city: "Springfield", region: "IL" },
    ],
    ["40 Elm Street, New York 10022", { street: "40 Elm Street", postal_code: "10022", city: "New York" }],
    ["4075 Elm Street, Mountain View, CA", { street: "4075 Elm Street", city: "Mountain View", region: "CA" }],
    ["4075 Elm Street, Springfield", { street: "4075 Elm Street" }],
    [
      "94 Upper Mill Ave. #6 Hamilton Ontario Canada L8W 1E7",
      { street: "94 Upper Mill Ave. #6", postal_code: "L8W 1E7", city: "Hamilton", region: "Ontario", country: "CA" },
    ],
    [
      "40 Mill Road Unit B Hamilton, ON L8E 3L9",
      { street: "40 Mill Road Unit B", postal_code: "L8E 3L9", city: "Hamilton", region: "ON" },
    ],
    [
      "40 Mill Road, Toronto, Ontario, CANADA M9L 1T9",
      { street: "40 Mill Road", postal_code: "M9L 1T9", city: "Toronto", region: "Ontario", country: "CA" },
    ],
    ["7 Quay Street, Sydney NSW 2000", { street: "7 Quay Street", postal_code: "2000", city: "Sydney", region: "NSW" }],
    [
      "7 Quay Street, Singapore 049910",
      { street: "7 Quay Street", postal_code: "049910", city: "Singapore", country: "SG" },
    ],
    [
      "12 rue des Lilas, 69003 LYON FRANCE",
      { street: "12 rue des Lilas", postal_code: "69003", city: "LYON", country: "FR" },
    ],
    [
      "12 rue des Lilas, Lyon, France 69003",
      { street: "12 rue des Lilas", postal_code: "69003", city: "Lyon", country: "FR" },
    ],
    [
      "Calle de la Luna 27, Madrid, España, 28001",
      { street: "Calle de la Luna 27", postal_code: "28001", city: "Madrid", country: "ES" },
    ],
    [
      "Storgatan 5, 111 22 Stockholm, Sverige / Sweden",
      { street: "Storgatan 5", postal_code: "111 22", city: "Stockholm", country: "SE" },
    ],
    ["Via Roma 1, 70023 Monopoli BA", { street: "Via Roma 1", postal_code: "70023", city: "Monopoli", region: "BA" }],
    ["Dorpsstraat 33, 1234 AB, Aadorp", { street: "Dorpsstraat 33", postal_code: "1234 AB", city: "Aadorp" }],
    [
      "Rua das Flores, 278, Centro - 04760-020, São Paulo/SP",
      { street: "Rua das Flores, 278", postal_code: "04760-020", city: "São Paulo", region: "SP" },
    ],
    ["Rua das Flores, 27, Tijucas - SC", { street: "Rua das Flores, 27", city: "Tijucas", region: "SC" }],
    ["Lindenweg 4, 80331 München, Postfach 1234", { street: "Lindenweg 4", postal_code: "80331", city: "München" }],
    ["Rue du Lac 4, 1211 Luxembourg", { street: "Rue du Lac 4", postal_code: "1211", city: "Luxembourg" }],
    [
      "12 Paseo Real, 06600 Ciudad de México",
      { street: "12 Paseo Real", postal_code: "06600", city: "Ciudad de México" },
    ],
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
