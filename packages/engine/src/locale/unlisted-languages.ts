/**
 * Frequent words of invoices in languages that are not read, so that such a document is not taken for one in a similar
 * language that is read.
 */
export const unlistedLanguages: readonly string[] = [
  // Catalan
  "factura número data venciment import quantitat preu descripció base imposable quota adreça client nif compte pagament forma núm unitats amb dels total iva transferència lliurament comanda albarà",
  // Galician
  "factura número data vencemento importe cantidade prezo descrición base impoñible enderezo cliente conta pagamento unidades coa do da total ive pedido albará",
  // Basque
  "faktura zenbakia data epea zenbatekoa kopurua prezioa deskribapena oinarria bez helbidea bezeroa kontua ordainketa guztira guztizkoa eta ifz",
  // Icelandic
  "reikningur reikningsnúmer dagsetning gjalddagi eindagi upphæð samtals magn verð lýsing vsk kennitala greiðandi seljandi kaupandi til greiðslu alls án með og banki",
  // Faroese
  "rokning rokningarnummar dagfesting gjalddagur upphædd tilsamans nøgd prísur lýsing mvg keypari seljari og við uttan",
  // Serbian, Bosnian, Macedonian
  "рачун датум износ укупно количина цена пдв пиб без рабат назив јединица мере купац продавац основица уплату платити валута матични број позив на број",
  "račun faktura pib jib iznos ukupno količina cena naziv osnovica kupac prodavac datum prometa valuta matični avgust uplatu plaćanje opis usluge poziv dinara mesto izdavanja",
  "фактура датум износ вкупно количина цена ддв едб без опис купувач продавач основица плаќање рок број сметка денари на за",
  // Russian, Ukrainian, Belarusian
  "счет фактура дата сумма итого количество цена ндс инн кпп без наименование единица покупатель продавец поставщик оплата всего к оплате товары работы услуги руб от на",
  "рахунок фактура дата сума разом кількість ціна пдв єдрпоу іпн без найменування одиниця покупець постачальник платник оплати всього до сплати товари послуги грн від та на",
  "рахунак фактура дата сума усяго колькасць цана пдв унп без назва адзінка пакупнік пастаўшчык аплата тавары паслугі ад на",
  // Albanian
  "faturë fatura numri data shuma totali sasia çmimi përshkrimi tvsh nipt adresa klienti blerësi shitësi pagesa afati njësia pa me për dhe të",
  // Welsh
  "anfoneb rhif dyddiad swm cyfanswm nifer pris disgrifiad taw cyfeiriad cwsmer talu cyfrif dyledus erbyn ac yn gan",
  // Luxembourgish
  "rechnung nummer datum betrag quantitéit präis beschreiwung tva adress client konto bezuelen dir mir an de vun fir net steier",
  // Afrikaans
  "faktuur nommer datum bedrag hoeveelheid prys beskrywing btw adres kliënt rekening betaling totaal verskuldig ingesluit uitgesluit en vir nie aan belastingfaktuur",
  // Indonesian and Malay
  "faktur nomor tanggal jumlah harga satuan keterangan ppn pajak alamat pelanggan rekening pembayaran total jatuh tempo barang jasa dan untuk dari kepada invois tarikh cukai bayaran kuantiti",
  // Tagalog
  "resibo petsa halaga kabuuan dami presyo paglalarawan buwis tirahan kostumer bayad ng mga ang sa para",
  // Vietnamese
  "hóa đơn số ngày tiền tổng cộng số lượng đơn giá thành thuế gtgt mã địa chỉ khách hàng tài khoản thanh toán tên người mua bán",
  // Swahili
  "ankara nambari tarehe kiasi jumla idadi bei maelezo kodi anwani mteja akaunti malipo kwa ya na",
  // Azerbaijani
  "hesab faktura tarix məbləğ cəmi miqdar qiymət ədv vöen ünvan müştəri ödəniş üçün və ilə bank",
];
