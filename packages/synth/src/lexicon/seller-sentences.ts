import type { Language } from "../countries/countries.ts";
import { fromPacks } from "../languages/index.ts";
import type { SellerSentenceKey, SellerSentences } from "../languages/pack-keys.ts";
import { listOf } from "./lexicon.ts";

const sentences = (parts: Readonly<Record<SellerSentenceKey, string>>): SellerSentences =>
  Object.fromEntries(Object.entries(parts).map(([name, list]) => [name, listOf(list)])) as SellerSentences;

export const sellerSentences: Readonly<Record<Language, SellerSentences>> = {
  en: sentences({
    farewell:
      "Thank you for shopping at {vendor} | Thank you for shopping at {vendor}! | Thank you for dining with {vendor} | {vendor} thanks you for your visit | You were served by {vendor}",
    issued:
      "Invoice issued by {vendor}, registered in {city} under {registration}. | This invoice was issued by {vendor}, {address}, tax number {taxId}. | Goods and services are supplied by {vendor}, a company registered in {city}. | Your contract is with {vendor}, {address}, company number {registration}.",
    claim:
      "{vendor} - always near you | Welcome to {vendor} | Your partner for {vendor} | {vendor}: we care for you | Authorised agency of {vendor}",
    payable:
      "Make cheques payable to {vendor} | Please make checks payable to: {vendor} | Payable to {vendor} | All payments to {vendor} only.",
    maker:
      "Powered by {maker} | Software by {maker} | Created with {maker} | Printed by {maker} | Payments processed by {maker} | Member of {maker} | POS system: {maker} | Regulated by {maker} | Form supplied by {maker} | Sw developed & maintained by {maker} | Billing software: {maker}",
    signature:
      "For {vendor} | for {vendor} | For {vendor} | FOR {vendor} | For and on behalf of {vendor} | On behalf of {vendor}",
    rights:
      "© {year} {vendor} | © {year} {vendor}. All rights reserved. | Copyright {year} {vendor} | {vendor} is a registered trademark.",
    operator:
      "Operated by {vendor} | Run by {vendor} | Franchisee: {vendor} | A restaurant of {vendor} | Licensee: {vendor} | Managed by {vendor} | Under licence: {vendor}",
    owner:
      "A unit of {owner} | A Unit of {owner} | A division of {owner} | Part of {owner} | A {owner} company | A brand of {owner} | Member of the {owner} group",
    trade:
      "Wholesale & retail {trade} | Wholesale {trade} | Dealers in {trade} | Dealers in: {trade} | Stockists of {trade} | Distributors: {trade} | Multi cuisine restaurant | Pure vegetarian restaurant | Family restaurant & bar | Wholesale chemists & druggists | Authorised distributors | Bakery · Café · Catering | Everything for {trade} | Importers & exporters",
  }),
  de: sentences({
    farewell:
      "Vielen Dank für Ihren Einkauf bei {vendor} | Danke für Ihren Besuch bei {vendor} | Es bediente Sie {vendor} | {vendor} dankt für Ihren Einkauf",
    issued:
      "Leistungserbringer ist die {vendor}, {address}, USt-IdNr. {taxId}. | Diese Rechnung wurde ausgestellt von {vendor}, eingetragen in {city} unter {registration}. | Ihr Vertragspartner ist {vendor} mit Sitz in {city}. | Rechnungssteller: {vendor}, {address}, {registration}.",
    claim:
      "{vendor} - immer für Sie da | Willkommen bei {vendor} | Ihr Partner: {vendor} | Agentur der {vendor} | {vendor} ganz in Ihrer Nähe",
    payable:
      "Zahlbar an {vendor} | Zahlungen bitte nur an {vendor} | Schecks bitte ausstellen auf {vendor} | Überweisungen an {vendor}",
    maker:
      "Erstellt mit {maker} | Kassensystem: {maker} | Software von {maker} | Druck: {maker} | Zahlungsabwicklung durch {maker} | Mitglied im {maker} | Aufsichtsbehörde: {maker} | Formular von {maker}",
    signature: "Für {vendor} | Für die {vendor} | i. A. {vendor} | i. V. {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Alle Rechte vorbehalten. | Copyright {year} {vendor}",
    operator:
      "Betreiber: {vendor} | Betrieben von {vendor} | Ein Betrieb der {vendor} | Franchisenehmer: {vendor} | Inhaber: {vendor} | Pächter: {vendor}",
    owner: "Ein Unternehmen der {owner} | Eine Marke der {owner} | Zweigbetrieb der {owner} | Mitglied der {owner}",
    trade:
      "Großhandel {trade} | Fachhandel für {trade} | Meisterbetrieb {trade} | Alles für {trade} | Speisen & Getränke | Gutbürgerliche Küche | Hotel · Restaurant · Café | Ihr Fachgeschäft",
  }),
  fr: sentences({
    farewell:
      "Merci de votre visite chez {vendor} | {vendor} vous remercie de votre visite | Merci pour votre achat chez {vendor}",
    issued:
      "Facture émise par {vendor}, immatriculée à {city} sous le numéro {registration}. | Le prestataire est {vendor}, {address}, TVA {taxId}. | Votre contrat est conclu avec {vendor}, dont le siège est à {city}.",
    claim:
      "{vendor} - toujours près de vous | Bienvenue chez {vendor} | Votre agence {vendor} | {vendor}, à votre service",
    payable: "Chèque à l'ordre de {vendor} | À l'ordre de {vendor} | Payable à {vendor}",
    maker:
      "Édité avec {maker} | Logiciel {maker} | Imprimé par {maker} | Paiements traités par {maker} | Membre de {maker} | Caisse {maker}",
    signature: "Pour {vendor} | P/O {vendor} | Pour la société {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Tous droits réservés.",
    operator: "Exploité par {vendor} | Exploitant : {vendor} | Franchisé : {vendor} | Géré par {vendor}",
    owner: "Une société de {owner} | Une marque de {owner} | Établissement de {owner} | Groupe {owner}",
    trade:
      "Grossiste en {trade} | Vente en gros : {trade} | Spécialiste en {trade} | Cuisine traditionnelle | Bar · Brasserie · Restaurant | Commerce de {trade}",
  }),
  es: sentences({
    farewell:
      "Gracias por su compra en {vendor} | Gracias por su visita a {vendor} | {vendor} le agradece su compra | Le atendió {vendor}",
    issued:
      "Factura emitida por {vendor}, inscrita en {city} con el número {registration}. | El prestador del servicio es {vendor}, {address}, con número fiscal {taxId}. | Su contrato es con {vendor}, con domicilio en {city}.",
    claim: "{vendor} - siempre cerca de usted | Bienvenido a {vendor} | Agencia oficial de {vendor} | Somos {vendor}",
    payable: "Cheques a nombre de {vendor} | A la orden de {vendor} | Pagadero a {vendor}",
    maker:
      "Generado con {maker} | Software: {maker} | Impreso por {maker} | Imprenta {maker} | Pagos procesados por {maker} | Miembro de {maker} | Proveedor tecnológico: {maker}",
    signature: "Por {vendor} | P.P. {vendor} | En nombre de {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Todos los derechos reservados.",
    operator:
      "Operado por {vendor} | Razón social: {vendor} | Franquiciado: {vendor} | Explotado por {vendor} | Propietario: {vendor}",
    owner: "Una empresa de {owner} | Una marca de {owner} | División de {owner} | Grupo {owner}",
    trade:
      "Mayorista de {trade} | Venta de {trade} | Compra y venta de {trade} | Todo para {trade} | Cocina casera | Bar restaurante | Comercio al por menor",
  }),
  it: sentences({
    farewell:
      "Grazie per il vostro acquisto da {vendor} | Grazie della visita, {vendor} | {vendor} vi ringrazia e vi saluta",
    issued:
      "Fattura emessa da {vendor}, iscritta a {city} al numero {registration}. | Il fornitore del servizio è {vendor}, {address}, P. IVA {taxId}. | Il contratto è con {vendor}, con sede in {city}.",
    claim: "{vendor} - sempre vicino a voi | Benvenuti da {vendor} | Agenzia {vendor} | {vendor}: la qualità è servita",
    payable: "Assegni intestati a {vendor} | Pagabile a {vendor} | All'ordine di {vendor}",
    maker:
      "Creato con {maker} | Software {maker} | Stampato da {maker} | Pagamenti gestiti da {maker} | Associato a {maker} | Tipografia {maker}",
    signature: "Per {vendor} | p. {vendor} | Per la società {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Tutti i diritti riservati.",
    operator: "Gestito da {vendor} | Gestione: {vendor} | Gestore: {vendor} | Ragione sociale: {vendor}",
    owner: "Una società di {owner} | Un marchio di {owner} | Gruppo {owner}",
    trade:
      "Ingrosso {trade} | Vendita {trade} | Tutto per {trade} | Bar · Ristorante · Pizzeria | Cucina tipica | Commercio di {trade}",
  }),
  nl: sentences({
    farewell: "Bedankt voor uw aankoop bij {vendor} | Dank voor uw bezoek aan {vendor} | U werd geholpen door {vendor}",
    issued:
      "Deze factuur is opgemaakt door {vendor}, ingeschreven te {city} onder {registration}. | De dienstverlener is {vendor}, {address}, btw-nummer {taxId}. | Uw overeenkomst is met {vendor}, gevestigd te {city}.",
    claim: "{vendor} - altijd dichtbij | Welkom bij {vendor} | Uw agent van {vendor} | {vendor} staat voor u klaar",
    payable: "Te betalen aan {vendor} | Betalingen uitsluitend aan {vendor} | Ten name van {vendor}",
    maker:
      "Gemaakt met {maker} | Software van {maker} | Drukwerk: {maker} | Betalingen verwerkt door {maker} | Lid van {maker} | Kassasysteem {maker}",
    signature: "Namens {vendor} | Voor {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Alle rechten voorbehouden.",
    operator: "Geëxploiteerd door {vendor} | Exploitant: {vendor} | Franchisenemer: {vendor}",
    owner: "Onderdeel van {owner} | Een merk van {owner} | Handelsnaam van {owner}",
    trade: "Groothandel in {trade} | Alles voor {trade} | Specialist in {trade} | Eten & drinken | Café restaurant",
  }),
  pt: sentences({
    farewell:
      "Obrigado por comprar em {vendor} | Obrigado pela sua visita a {vendor} | {vendor} agradece a preferência",
    issued:
      "Fatura emitida por {vendor}, registada em {city} sob o número {registration}. | O prestador do serviço é {vendor}, {address}, contribuinte {taxId}. | O seu contrato é com {vendor}, com sede em {city}.",
    claim: "{vendor} - sempre perto de si | Bem-vindo a {vendor} | Agência {vendor} | {vendor}: cuidamos de si",
    payable: "Cheques à ordem de {vendor} | Pagável a {vendor} | Pagamentos a favor de {vendor}",
    maker:
      "Processado por programa certificado {maker} | Software: {maker} | Impresso por {maker} | Gráfica {maker} | Pagamentos por {maker} | Associado da {maker} | Emitido por {maker}",
    signature: "Por {vendor} | Pela {vendor} | P/ {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Todos os direitos reservados.",
    operator: "Operado por {vendor} | Razão social: {vendor} | Franqueado: {vendor} | Explorado por {vendor}",
    owner: "Uma empresa do grupo {owner} | Uma marca de {owner} | Grupo {owner}",
    trade:
      "Atacado de {trade} | Comércio de {trade} | Distribuidora de {trade} | Comida caseira | Restaurante e lanchonete | Tudo para {trade}",
  }),
  pl: sentences({
    farewell: "Dziękujemy za zakupy w {vendor} | Dziękujemy za wizytę w {vendor} | Zapraszamy ponownie do {vendor}",
    issued:
      "Fakturę wystawia {vendor}, zarejestrowana w {city} pod numerem {registration}. | Usługodawcą jest {vendor}, {address}, NIP {taxId}. | Stroną umowy jest {vendor} z siedzibą w {city}.",
    claim: "{vendor} - zawsze blisko | Witamy w {vendor} | Agencja {vendor} | {vendor} dba o Ciebie",
    payable: "Płatne na rzecz {vendor} | Wpłaty wyłącznie na {vendor} | Odbiorca przelewu {vendor}",
    maker:
      "Wystawiono w programie {maker} | Program: {maker} | Druk: {maker} | Płatności obsługuje {maker} | Członek {maker} | System kasowy {maker}",
    signature: "W imieniu {vendor} | Za {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Wszelkie prawa zastrzeżone.",
    operator: "Właściciel: {vendor} | Prowadzone przez {vendor} | Franczyzobiorca: {vendor} | Operator: {vendor}",
    owner: "Spółka grupy {owner} | Marka {owner} | Grupa {owner}",
    trade: "Hurtownia {trade} | Sprzedaż: {trade} | Handel i usługi {trade} | Kuchnia polska | Restauracja i bar",
  }),
  sv: sentences({
    farewell: "Tack för ditt köp hos {vendor} | Tack för besöket hos {vendor} | Välkommen åter till {vendor}",
    issued:
      "Fakturan är utfärdad av {vendor}, registrerat i {city} med nummer {registration}. | Säljare är {vendor}, {address}, momsnummer {taxId}. | Ditt avtal är med {vendor} med säte i {city}.",
    claim: "{vendor} - alltid nära dig | Välkommen till {vendor} | Ombud för {vendor} | {vendor} finns här för dig",
    payable: "Betalas till {vendor} | Betalningar endast till {vendor} | Mottagare {vendor}",
    maker:
      "Skapad med {maker} | Program: {maker} | Tryck: {maker} | Betalningar hanteras av {maker} | Medlem i {maker} | Kassasystem {maker}",
    signature: "För {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Alla rättigheter förbehållna.",
    operator: "Drivs av {vendor} | Innehavare: {vendor} | Franchisetagare: {vendor}",
    owner: "En del av {owner} | Ett varumärke inom {owner}",
    trade: "Grossist i {trade} | Allt för {trade} | Restaurang & bar | Butik för {trade}",
  }),
  da: sentences({
    farewell: "Tak fordi du handlede hos {vendor} | Tak for besøget hos {vendor} | På gensyn hos {vendor}",
    issued:
      "Fakturaen er udstedt af {vendor}, registreret i {city} under {registration}. | Leverandør er {vendor}, {address}, CVR {taxId}. | Din aftale er med {vendor} med hjemsted i {city}.",
    claim: "{vendor} - altid tæt på dig | Velkommen til {vendor} | Agentur for {vendor} | {vendor} er her for dig",
    payable: "Betales til {vendor} | Betalinger kun til {vendor} | Modtager {vendor}",
    maker:
      "Lavet med {maker} | Program: {maker} | Tryk: {maker} | Betalinger håndteres af {maker} | Medlem af {maker} | Kassesystem {maker}",
    signature: "For {vendor} | På vegne af {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Alle rettigheder forbeholdes.",
    operator: "Drives af {vendor} | Indehaver: {vendor} | Franchisetager: {vendor}",
    owner: "En del af {owner} | Et varemærke fra {owner}",
    trade: "Engroshandel med {trade} | Alt til {trade} | Restaurant & café | Butik for {trade}",
  }),
  ...fromPacks((pack) => sentences(pack.sellerSentences)),
};
