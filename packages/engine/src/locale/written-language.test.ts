import { describe, expect, it } from "vitest";
import { isInLaterLanguage, languagesOf, mayBeInLaterLanguage } from "./written-language.ts";

const languagesIn = (text: string) => [...languagesOf(text.split(" "))];

describe("the language of a document's words", () => {
  it.each([
    ["cs", "Faktura číslo 2026017 Dodavatel Odběratel Datum vystavení Datum splatnosti Cena bez DPH Celkem k úhradě"],
    ["sk", "Faktúra číslo 2026017 Dodávateľ Odberateľ Dátum vystavenia Dátum splatnosti Spolu bez DPH Suma na úhradu"],
    ["sl", "Račun št. 2026-17 Kupec Datum računa Rok plačila Naziv artikla Količina Skupaj brez DDV Znesek za plačilo"],
    ["hr", "Račun br. 17/1/1 Kupac Datum računa Datum dospijeća Naziv Količina Cijena Iznos PDV Ukupno za platiti"],
    [
      "hu",
      "Számla sorszáma Vevő Eladó Teljesítés dátuma Fizetési határidő Megnevezés Nettó érték ÁFA Fizetendő összeg",
    ],
    [
      "ro",
      "Factura seria Furnizor Client Data emiterii Termen de plată Denumirea produselor Valoare TVA Total de plată",
    ],
    ["no", "Faktura Fakturanummer Kundenummer Forfallsdato Beskrivelse Antall Pris Beløp Mva Å betale Vennligst betal"],
    ["tr", "Fatura No Fatura Tarihi Vergi Dairesi Mal Hizmet Miktar Birim Fiyat KDV Oranı Ödenecek Tutar Genel Toplam"],
    ["fi", "Lasku Laskun numero Eräpäivä Viitenumero Kuvaus Määrä Hinta Alv Yhteensä Maksettava Tilinumero Asiakas"],
    ["et", "Arve number Kuupäev Maksetähtaeg Ostja Müüja Kogus Hind Summa Käibemaks Kokku tasuda Tellimuse kood"],
    ["lv", "Rēķins numurs Datums Apmaksas termiņš Pircējs Pārdevējs Nosaukums Cena Summa PVN Kopā apmaksai"],
    ["lt", "PVM sąskaita faktūra numeris Data Apmokėti iki Pirkėjas Pardavėjas Pavadinimas Kaina Suma Iš viso mokėti"],
    ["ga", "Sonrasc Uimhir an tsonraisc Dáta Seoladh Cur síos Méid Praghas CBL Suim iomlán le híoc Téarmaí íocaíochta"],
    ["mt", "Fattura Numru tal-fattura Data Klijent Deskrizzjoni Ammont VAT Skont Total li għandu jitħallas Ħlas"],
    ["el", "ΤΙΜΟΛΟΓΙΟ Αριθμός Ημερομηνία Περιγραφή Ποσότητα Τιμή Αξία ΦΠΑ Σύνολο Πληρωτέο ποσό Στοιχεία πελάτη"],
    [
      "bg",
      "ФАКТУРА Номер Дата Получател Доставчик Наименование Количество Цена Стойност ДДС Сума за плащане Данъчна основа",
    ],
  ])("%s is found", (language, text) => {
    expect(languagesIn(text)).toContain(language);
    const unlike = ["en", "de", "fr", "es", "it", "nl", "pt", "pl"];
    expect(languagesIn(text).filter((code) => unlike.includes(code))).toEqual([]);
  });

  it.each([
    [
      "Icelandic",
      "Reikningur Reikningsnúmer Dagsetning Gjalddagi Eindagi Lýsing Magn Verð Upphæð VSK Samtals til greiðslu",
    ],
    [
      "Catalan",
      "Factura número Data Venciment Descripció Quantitat Preu Import Base imposable Quota IVA Total Adreça Forma de pagament amb transferència",
    ],
    [
      "Basque",
      "Faktura zenbakia Data Bezeroa Helbidea Deskribapena Kopurua Prezioa Zenbatekoa BEZ Oinarria Guztira Ordainketa epea",
    ],
    [
      "Serbian",
      "Рачун број Датум издавања Купац ПИБ Назив Јединица мере Количина Цена Износ ПДВ Укупно за уплату Позив на број",
    ],
    [
      "Serbian in Latin letters",
      "Račun broj Datum prometa Kupac PIB Matični broj Naziv Količina Cena Iznos PDV Osnovica Ukupno Prodavac Mesto izdavanja dinara",
    ],
    ["Macedonian", "Фактура број Датум Купувач ЕДБ Опис Количина Цена Износ ДДВ Вкупно Рок на плаќање Продавач денари"],
    [
      "Russian",
      "Счет на оплату Поставщик Покупатель ИНН КПП Наименование товара Количество Единица Цена Сумма Итого без НДС Всего к оплате",
    ],
    [
      "Ukrainian",
      "Рахунок на оплату Постачальник Покупець ЄДРПОУ Найменування Кількість Ціна Сума Разом без ПДВ Всього до сплати",
    ],
    [
      "Albanian",
      "Faturë Numri Data Blerësi Shitësi NIPT Përshkrimi Sasia Njësia Çmimi pa TVSH Shuma Totali për pagesë",
    ],
    ["Welsh", "Anfoneb Rhif Dyddiad Cwsmer Cyfeiriad Disgrifiad Nifer Pris Swm TAW Cyfanswm dyledus Talu erbyn"],
    [
      "Indonesian",
      "Faktur Pajak Nomor Tanggal Jatuh Tempo Pelanggan Alamat Keterangan Jumlah Harga Satuan PPN Total Pembayaran",
    ],
    [
      "Vietnamese",
      "Hóa đơn giá trị gia tăng Số Ngày Tên người mua Địa chỉ Mã số thuế Số lượng Đơn giá Thành tiền Thuế GTGT Tổng cộng",
    ],
    [
      "Japanese",
      "請求書 請求日 支払期限 品名 数量 単価 金額 小計 消費税 合計 振込先 銀行 支店 普通 口座番号 御中 株式会社 住所 電話 備考 登録番号 担当 納品 摘要 税率 対象 円",
    ],
    [
      "Arabic",
      "فاتورة ضريبية رقم التاريخ العميل العنوان الوصف الكمية السعر المبلغ الضريبة المجموع الإجمالي المستحق الدفع البنك الحساب ملاحظات شكرا لكم البائع المشتري خصم صافي قيمة مضافة نسبة وحدة",
    ],
  ])("%s is none of those that are read", (_, text) => {
    expect(languagesIn(text)).toEqual([]);
  });

  it("finds both languages of a document with captions in two", () => {
    const found = languagesIn(
      "Faktura číslo Invoice number Datum splatnosti Due date Dodavatel Supplier Odběratel Customer Částka Amount Celkem k úhradě Total payable Please pay",
    );
    expect(found).toContain("cs");
    expect(found).toContain("en");
  });

  it("is undecided for a page of few words", () => {
    expect(languagesIn("12,50 EUR VISA")).toHaveLength(26);
  });
});

describe("a language outside of the first models", () => {
  const isLater = (text: string) => isInLaterLanguage(text.split(" "));
  const hungarian = "Számla sorszáma Vevő Eladó Fizetési határidő Megnevezés Nettó érték ÁFA Fizetendő összeg";
  const danish =
    "Faktura Fakturanummer Kundenummer Forfaldsdato Beskrivelse Antal Pris Beløb Moms Til betaling Betales";

  it("is distinguished from the first ones", () => {
    expect(isLater(hungarian)).toBe(true);
    expect(isLater(danish)).toBe(false);
    expect(isLater("Rechnung Nr. Datum Menge Preis Betrag Summe MwSt zu zahlen bis Kunde Lieferung")).toBe(false);
  });

  it("must clearly outweigh a first one on the same page", () => {
    const english =
      "Invoice number Date Customer Supplier Description Quantity Price Net amount Tax Total due Please pay";
    expect(isLater(`${english} Számla Vevő Fizetendő`)).toBe(false);
  });

  it("is possible for a page whose words match no known language", () => {
    const greekInLatinLetters =
      "TIMOAOTIO Api0y6c Hyepounvia IIepιypan IIoodtnta Tuyή Aξía OIIA ZvvoAo IIAnpwtEo noo6 ZtoιxEia neAatn AQM AOY " +
      "Aievθvvon Emwvvpia EmayyeApa TnAεpwvo Kwδικoc Mov Exπtwon Kaθapn Zxonoc Tponoc IIAnpwpnc Bapδia Oδoc IIoAn";
    expect(mayBeInLaterLanguage(greekInLatinLetters.split(" "))).toBe(true);
    expect(mayBeInLaterLanguage(danish.split(" "))).toBe(false);
    expect(mayBeInLaterLanguage("12,50 EUR VISA".split(" "))).toBe(false);
  });
});
