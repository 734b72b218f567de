import type { LanguagePack } from "./language-pack.ts";

export const tr: LanguagePack = {
  captions: {
    title:
      "Fatura | FATURA | e-Fatura | e-FATURA | e-Arşiv Fatura | e-ARŞİV FATURA | E-FATURA | Satış Faturası | SATIŞ FATURASI | İrsaliyeli Fatura | Proforma Fatura | Hizmet Faturası",
    creditTitle: "İade Faturası | İADE FATURASI | Alacak Dekontu | İade faturası | Fiyat farkı iade faturası",
    receiptTitle:
      "Fiş | FİŞ | Satış Fişi | SATIŞ FİŞİ | Yazar Kasa Fişi | BİLGİ FİŞİ | Perakende Satış Fişi | Makbuz | Adisyon",
    copy: "Asıl | Suret | Nüsha | ASIL | Kopya | Ödendi | ÖDENDİ | e-Arşiv izni kapsamında elektronik ortamda iletilmiştir",
    invoiceNumber:
      "Fatura No | Fatura No: | Fatura Numarası | FATURA NO | Seri No | Sıra No | Fatura no | Belge No | Seri Sıra No | Fatura Nr. | No | Evrak No",
    precedingInvoice: "İade edilen fatura no | İlgili fatura | Asıl fatura no | İadeye konu fatura",
    creditNumber: "İade Fatura No | Fatura No | Belge No | Dekont No | No",
    receiptNumber: "Fiş No | FİŞ NO | Fiş no | Makbuz No | Belge No | Adisyon No | EKÜ No",
    date: "Fatura Tarihi | Tarih | Düzenleme Tarihi | FATURA TARİHİ | Düzenlenme Tarihi | TARİH | Fatura tarihi | Tanzim Tarihi | Belge Tarihi | Fatura Tarihi:",
    dueDate:
      "Vade Tarihi | Son Ödeme Tarihi | Vade | Ödeme Tarihi | VADE TARİHİ | Son ödeme günü | Son Ödeme Tarihi: | Ödeme Vadesi | Vade tarihi",
    orderNumber:
      "Sipariş No | Sipariş Numarası | Sipariş | İrsaliye No | Sözleşme No | Teklif No | Rezervasyon No | Proje No | İş Emri No | Tesisat No | SİPARİŞ NO | Sevk İrsaliyesi No",
    purchaseOrder: "Sipariş numaranız | Müşteri sipariş no | Satın alma sipariş no | PO No",
    customerNumber:
      "Müşteri No | Müşteri Numarası | Cari Kodu | Abone No | Cari No | Müşteri Kodu | Hesap No (müşteri)",
    otherDate:
      "Sipariş Tarihi | İrsaliye Tarihi | Sevk Tarihi | Teslim Tarihi | Fiili Sevk Tarihi | Okuma Tarihi | Giriş Tarihi | Çıkış Tarihi | Hizmet Tarihi | Baskı Tarihi | Düzenleme Zamanı",
    period: "Dönem | Fatura Dönemi | Hizmet Dönemi | Tüketim Dönemi",
    terms: "Ödeme Koşulları | Ödeme Şartları | Vade",
    termsValue: "{days} gün | {days} gün vadeli | Peşin | {days} gün içinde | Net {days} gün | Ön ödeme",
    method: "Ödeme Şekli | Ödeme Yöntemi | Teslim Şekli | Gönderim Şekli | Ödeme Türü | Ödeme",
    methodValue:
      "Havale | EFT | Havale/EFT | Nakit | Kredi Kartı | Kapıda ödeme | Banka havalesi | Çek | Otomatik ödeme | Elden teslim",
    contact: "İlgili Kişi | Yetkili | Düzenleyen | Satış Temsilcisi | Hazırlayan | İrtibat",
    otherReference:
      "Referans | Proje | Açıklama | Konu | Not | Referansınız | Plaka | Senaryo | Fatura Tipi | Özelleştirme No",
    currency: "Para Birimi | Döviz Cinsi | Döviz",
    page: "Sayfa | Sayfa No | Syf.",
    amountShown: "Ödenecek Tutar | Tutar | Toplam | Ödenecek | Fatura Tutarı",
    billTo:
      "Sayın | SAYIN | Müşteri | Alıcı | ALICI | Sayın: | Fatura Adresi | Müşteri Bilgileri | Alıcı Bilgileri | SAYIN:",
    shipTo: "Teslimat Adresi | Sevk Adresi | Teslim Adresi | Gönderilen | Teslim Yeri | Sevk Yeri | Teslim alan",
    serviceAt: "Tesisat Adresi | Kullanım Yeri | Tüketim Yeri Adresi | Hizmet Yeri",
    from: "Satıcı | SATICI | Firma | Düzenleyen | Satıcı Bilgileri | Gönderen | Hizmet Sağlayıcı",
    remitTo: "Ödeme yapılacak hesap | Alacaklı | Lehdar",
    taxId:
      "VKN | Vergi No | Vergi Numarası | V.N. | Vergi Kimlik No | Vergi Dairesi / No | VKN: | V.D. No | TCKN | Vergi No: | Vergi D./No | Vergi Kimlik Numarası",
    customerTaxId: "VKN | Vergi No | Vergi Numarası | TCKN | Vergi Kimlik No | VKN/TCKN | Vergi No:",
    registration: "Ticaret Sicil No | Mersis No | MERSİS | Ticaret Sicil | Tic. Sic. No | Vergi Dairesi | Oda Sicil No",
    phone: "Tel | Tel: | Telefon | Tel. | GSM | Çağrı Merkezi | Cep",
    fax: "Faks | Fax | Faks:",
    mail: "E-posta | E-Posta | E-mail | e-posta | Eposta",
    web: "Web | Web Sitesi | www | İnternet",
    attention: "Dikkatine | Sayın | İlgi",
    department: "Muhasebe | Muhasebe Departmanı | Finans | Satın Alma | Mali İşler | Genel Müdürlük",
    formName: "Adı | Ünvanı | Adı Soyadı / Ünvanı",
    formStreet: "Adres | Cadde/Sokak | Adresi",
    formCity: "İl | İlçe/İl | Şehir",
    formCountry: "Ülke",
    bankBlock: "Banka Bilgileri | Ödeme Bilgileri | Banka Hesap Bilgileri | Hesap Bilgileri | BANKA BİLGİLERİ",
    bankName: "Banka | Banka Adı | Banka / Şube",
    account: "Hesap No | Hesap Numarası | Banka Hesabı | Hesap",
    bankCode: "Şube Kodu | Şube",
    iban: "IBAN | IBAN No | IBAN: | IBAN Numarası",
    bic: "SWIFT | BIC | SWIFT Kodu | BIC/SWIFT | Swift",
    paymentReference: "Açıklama | Ödeme Referansı | Referans No | Ödeme Açıklaması | Tahsilat No",
    holder: "Hesap Sahibi | Alıcı | Hesap Adı",
    subtotal:
      "Mal Hizmet Toplam Tutarı | Ara Toplam | Toplam | KDV Matrahı | Matrah | Vergi Hariç Tutar | KDV Hariç Toplam | Net Tutar | Mal/Hizmet Toplam Tutarı | Ara toplam | KDV Matrahı (%20) | Vergi Matrahı | Mal Hizmet Tutarı",
    discount: "İskonto | Toplam İskonto | İndirim | İndirim Tutarı | Toplam İndirim",
    shipping: "Kargo | Kargo Ücreti | Nakliye | Teslimat Ücreti | Gönderim Bedeli | Nakliye Bedeli",
    tax: "KDV | Hesaplanan KDV | KDV Tutarı | Toplam KDV | Hesaplanan KDV(%20) | KDV %20 | Hesaplanan KDV (%18) | KDV Toplamı | TOPKDV | Katma Değer Vergisi | KDV (%20) | Hesaplanan KATMA DEĞER VERGİSİ (%20)",
    total:
      "Ödenecek Tutar | Genel Toplam | Vergiler Dahil Toplam Tutar | TOPLAM | Toplam | GENEL TOPLAM | ÖDENECEK TUTAR | Toplam Tutar | KDV Dahil Toplam | Fatura Tutarı | Ödenecek tutar | Yekün | YEKÜN | Fatura Toplamı | Toplam Ödenecek | Genel toplam | Ödenecek Toplam Tutar | Tutar | TUTAR | Toplam TL | KDV Dahil Tutar",
    totalPlain:
      "Vergiler Dahil Toplam Tutar | Genel Toplam | Toplam | KDV Dahil Toplam | Fatura Toplamı | Toplam Tutar | Brüt Tutar",
    amountDue: "Ödenecek Tutar | Kalan Tutar | Kalan | Bakiye | Ödenecek | Kalan Bakiye | Borç Bakiyesi",
    paid: "Ödenen | Tahsil Edilen | Avans | Ödendi | Alınan Avans | Yapılan Ödemeler | Ön Ödeme | Mahsup Edilen Avans",
    previousBalance: "Önceki Bakiye | Devreden Borç | Geçmiş Dönem Borcu | Önceki Dönem",
    carried: "Devir | Nakli Yekün | Devreden | Sayfa Toplamı",
    rounding: "Yuvarlama | Yuvarlama Farkı | Kuruş Farkı",
    tip: "Servis | Bahşiş | Servis Ücreti | Garsoniye",
    withholding: "Tevkifat | KDV Tevkifatı | Hesaplanan KDV Tevkifat | Stopaj | Gelir Vergisi Stopajı",
    commission: "Komisyon | Hizmet Bedeli | Acente Komisyonu",
    deposit: "Depozito | Avans | Kapora | Teminat",
    words: "Yalnız | Yazıyla | YALNIZ",
    saving: "Kazancınız | Puan | Tasarrufunuz",
    taxSummary: "KDV Özeti | Vergi Özeti | KDV Dökümü | Vergi Detayı | Vergi Bilgileri",
    taxBase: "Matrah | KDV Matrahı | Tutar | Vergi Matrahı",
    taxRate: "Oran | KDV Oranı | KDV % | Vergi Oranı",
    taxAmount: "KDV | KDV Tutarı | Vergi | Vergi Tutarı",
    grossSum: "Toplam | KDV Dahil | Genel Toplam",
    colPosition: "Sıra No | Sıra | # | No | S.No",
    colSku: "Stok Kodu | Ürün Kodu | Kod | Malzeme Kodu | Barkod | Stok No",
    colDescription:
      "Mal Hizmet | Mal / Hizmet | Açıklama | Ürün Adı | Ürün | Cinsi | Hizmet | Malın Cinsi | Ürün/Hizmet | Ürün Açıklaması | Stok Adı | Mal/Hizmet Cinsi",
    colQuantity: "Miktar | Adet | Miktarı | Mik. | Tüketim | Saat | MİKTAR",
    colUnit: "Birim | Brm | Birimi | Ölçü",
    colPrice: "Birim Fiyat | Birim Fiyatı | Fiyat | B.Fiyat | Fiyatı | Birim Fiyat (TL) | BİRİM FİYAT | Ücret",
    colDiscount: "İskonto | İskonto Oranı | İsk. % | İndirim | İskonto Tutarı",
    colTaxRate: "KDV Oranı | KDV | KDV % | KDV Or. | % KDV",
    colTaxAmount: "KDV Tutarı | KDV | KDV Tut.",
    colTotal:
      "Mal Hizmet Tutarı | Tutar | Tutarı | Toplam | Tutar (TL) | TUTAR | Toplam Tutar | Net Tutar | Mal/Hizmet Tutarı",
    colGross: "KDV Dahil Tutar | KDV Dahil | Toplam (KDV Dahil) | Genel Tutar",
    colDate: "Tarih | Gün",
    groupTotal: "Ara Toplam | Grup Toplamı | Toplam",
    cash: "Nakit | NAKİT | Alınan | NAKİT TL",
    change: "Para Üstü | PARA ÜSTÜ | Para üstü",
    card: "Kredi Kartı | KREDİ KARTI | K.KARTI | Banka Kartı | VISA | Kredi/Banka Kartı",
    itemCount: "Ürün Sayısı | Kalem Sayısı | Toplam Adet",
    cashier: "Kasiyer | Garson | Personel | Kasiyer: | Satış Elemanı",
    till: "Kasa | Masa | Mağaza | Terminal | Kasa No",
    payBy:
      "{total} tutarını {due} tarihine kadar ödeyiniz. | Ödeme vadesi {days} gündür. | Ödeme sırasında {number} numarasını belirtiniz. | {date} tarihli {number} nolu fatura | Son ödeme tarihi: {due} | {total} tutarındaki ödemenin son günü {due} | {days} gün içinde ödenecektir | Dönem {otherDate} - {otherDate}, vade {due}.",
    refersTo:
      "{otherDate} tarihli {otherNumber} nolu irsaliye | {otherDate} tarihli {otherNumber} nolu sipariş | {otherNumber} nolu sözleşme | {otherNumber} nolu faturaya istinaden | Hizmet tarihi {otherDate}",
    thanks:
      "Teşekkür ederiz | Bizi tercih ettiğiniz için teşekkür ederiz | Yine bekleriz | Tekrar bekleriz | İyi günler dileriz | Saygılarımızla | Kaşe ve imza | Teslim alan | TEŞEKKÜRLER",
    prose:
      "Mallar bedeli tamamen ödenene kadar satıcının malıdır. | Sorularınız için muhasebe departmanımızla iletişime geçiniz. | Vadesinde ödenmeyen faturalara aylık vade farkı uygulanır. | Faturaya itiraz süresi 8 gündür. | İrsaliye yerine geçer. | Bu satış internet üzerinden yapılmıştır. | Genel şartlarımız internet sitemizde yayınlanmıştır. | 8 gün içinde itiraz edilmeyen fatura kabul edilmiş sayılır. | e-Arşiv izni kapsamında elektronik ortamda iletilmiştir.",
    reverseCharge:
      "KDV'den istisnadır. | 3065 sayılı KDV Kanunu uyarınca istisna. | KDV tevkifatına tabidir. | İhracat istisnası. | KDV dahil değildir.",
    slogan: "1985'ten beri kalite | Güvenilir ortağınız | Her zaman yanınızda | Evinize enerji",
    noise: "Gizli | Çeviriniz | Devamı sonraki sayfada | Alındı | Kopya | İmza",
    units: "Adet | Adet | AD | Saat | KG | kg | m | Paket | L | m2 | kWh | Ay | Gün | km | Takım | Koli | Kutu",
    industries:
      "Hizmetleri | Bilişim | Nakliyat | İnşaat | Elektronik | Enerji | Ticaret | Gıda | Matbaa | Gayrimenkul | Toptan | Otomotiv | Eczane | Mobilya | Otelcilik | Restoran | Mühendislik | Sistemleri | Medya | Tekstil | Turizm | Lojistik",
    months: "Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık",
    distractorTitles: "Taksit Planı | Tüketim | Geçmiş | Sayaç Okumaları | Özet | Ödemeler | Ayrıntılı Döküm",
  },
  forms: {
    name: "Ünvan | Firma Adı | Adı Soyadı | Ticaret Ünvanı",
    street: "Adres | Cadde | Merkez Adresi | Sokak ve No",
    number: "No | Kapı No",
    quarter: "Mahalle | Semt",
    city: "İlçe | Şehir | İl",
    region: "İl | Bölge | Ülke",
    postcode: "Posta Kodu | P.K.",
    activity: "Faaliyet | Faaliyet Kodu | NACE Kodu",
    branch: "Şube | Mağaza | Bayi | Şube Adı",
    capital: "Sermaye | Ödenmiş Sermaye",
    time: "Saat | Zaman | Düzenleme Saati",
    accessKey: "ETTN | ETTN: | Karekod | Mühür No",
    operation: "Teslim Şekli | Teslim Şartı | Gönderim Şekli",
    carrier: "Taşıyıcı | Kargo Firması | Taşıyan",
    freeText: "Not | Notlar | Açıklamalar | Not:",
    instalments: "Taksitler | Ödeme Planı",
    zeroSums: "İstisna | İskonto | Avans | ÖTV | ÖİV",
    salesperson: "Düzenleyen | Satış Temsilcisi | Satıcı | Plasiyer",
    agency: "Aracı | Acente | Adına | Ödeyen | Yönetici",
    soldTo: "Sipariş Veren | Siparişi Veren | Malı Teslim Alan",
    soldBy: "Satan | Satıcı | Satıcı ve gönderen",
    headOffice: "Merkez | Genel Merkez | Şirket Merkezi",
    payee: "Alacaklı | Lehdar | Faktoring",
    issuer: "Düzenleyen | Satıcı | Yüklenici",
    weight: "Brüt Ağırlık | Koli Sayısı | Ağırlık",
    signature: "İmza | Kaşe - İmza | Teslim Alan | Teslim Eden",
  },
  goods: {
    office:
      'Fotokopi kağıdı A4 80 g | Siyah toner | USB kablo 2 m | Monitör 24" | Kablosuz fare | Ofis koltuğu | LED masa lambası | Çizgili defter | Mavi tükenmez kalem | Zımba | Zarf C4 | Klasör | Klavye | Lazer yazıcı | Kulaklık',
    services:
      "Danışmanlık hizmeti | Web sitesi tasarımı | Proje yönetimi | Eğitim | Hukuk danışmanlığı | Muhasebe hizmeti | Tercüme | Bakım sözleşmesi | Logo tasarımı | Fotoğraf çekimi | Yol masrafı | İşçilik | Ofis temizliği | Montaj | Kira | Serbest meslek ücreti | Onarım | Taşıma hizmeti",
    software:
      "Barındırma | Alan adı | Yıllık lisans | Aylık abonelik | Bulut depolama | Teknik destek | SSL sertifikası | Ek kullanıcı | Sunucu | Yedekleme",
    grocery:
      "Muz | Süt 1 L | Ekmek | Yumurta 10'lu | Tavuk göğsü | Portakal suyu | Türk kahvesi | Pirinç 1kg | Zeytinyağı | Domates | Kaşar peyniri | Maden suyu | Çikolata | Kağıt havlu | Çamaşır deterjanı | Tereyağı | Elma | Yoğurt | Poşet | Un | Simit | Beyaz peynir",
    restaurant:
      "Türk kahvesi | Çay | Adana kebap | İskender | Mercimek çorbası | Patates kızartması | Çoban salata | Ayran | Su | Baklava | Günün çorbası | Künefe | Lahmacun | Pide | Köfte | Kola | Izgara balık",
    hardware:
      "Vida 4x40 | Çekiç | Beyaz boya 10L | PVC boru | Zımpara kağıdı | Kablo bağı | Bant | Menteşe | LED ampul | Uzatma kablosu 5m | Silikon | Asma kilit | Şerit metre | Matkap ucu 6mm | Somun M8 | Hortum | Eldiven | Fırça | Dübel | Çimento 25kg",
    utility:
      "Enerji Bedeli | Dağıtım Bedeli | Doğalgaz | Su Bedeli | Atık Su Bedeli | Elektrik Tüketim Vergisi | Sabit Ücret | Çevre Temizlik Vergisi | Sayaç Bakım Bedeli",
    telecom:
      "Aylık tarife | Sabit telefon | İnternet 100 Mb | Yurt dışı aramalar | Dolaşım | Cihaz taksiti | Modem kirası | Veri paketi",
    hotel:
      "Tek kişilik oda | Kahvaltı | Konaklama Vergisi | Otopark | Minibar | Çift kişilik oda | Çamaşır | Akşam yemeği",
    freight: "Nakliye bedeli | Gümrükleme | Yakıt farkı | Toplama | Depolama | Palet | Otoyol geçiş | Hava kargo",
    medical: "Muayene | Röntgen | Kan tahlili | Diş taşı temizliği | Fizik tedavi | Aşı | Ultrason | Parol",
    media: "Yarım sayfa ilan | Banner | Radyo reklamı | Billboard | Sosyal medya yönetimi | Reklam filmi",
    garage:
      "Yağ değişimi | Fren balatası | Lastik 205/55 R16 | Hava filtresi | İşçilik 1 saat | Buji | Akü | Araç muayene | Kurşunsuz 95 | Motorin",
  },
  sentences: {
    greeting: "Sayın Müşterimiz, | Merhaba, | Sayın Yetkili,",
    number:
      "{date} tarihli {number} numaralı faturamız ektedir. | Bu faturanın numarası {number}. | {number} nolu fatura {date} tarihinde düzenlenmiştir.",
    net: "KDV hariç tutar {net}. | KDV matrahı {net}.",
    tax: "KDV tutarı {tax}. | Buna {tax} KDV eklenmiştir.",
    total: "Ödenecek tutar {total}. | Faturanın toplam tutarı {total}. | Toplam {total} faturalandırılmıştır.",
    due: "Son ödeme tarihi {due}. | Ödemenin {due} tarihine kadar yapılmasını rica ederiz. | Vade tarihi {due}.",
  },
  sellerSentences: {
    farewell: "{vendor} teşekkür eder | Bizi tercih ettiğiniz için teşekkürler, {vendor} | {vendor} yine bekler",
    issued:
      "Fatura {vendor} tarafından düzenlenmiştir, {city}, sicil no {registration}. | Satıcı: {vendor}, {address}, vergi no {taxId}. | Sözleşme tarafı {vendor}, merkezi {city}.",
    claim: "{vendor} - her zaman yanınızda | {vendor} hoş geldiniz | {vendor} bayii | {vendor} sizi düşünür",
    payable: "Ödemeler {vendor} adına yapılır | Alacaklı: {vendor} | Hesap sahibi {vendor}",
    maker:
      "{maker} ile hazırlanmıştır | Program: {maker} | Baskı: {maker} | Ödeme altyapısı {maker} | {maker} üyesi | Yazar kasa {maker}",
    signature: "{vendor} adına | {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Tüm hakları saklıdır.",
    operator: "İşletmeci: {vendor} | {vendor} tarafından işletilmektedir | Sahibi: {vendor} | Bayi: {vendor}",
    owner: "Bir {owner} kuruluşudur | {owner} markası | {owner} Grubu",
    trade: "{trade} toptan satış | Satış: {trade} | {trade} sanayi ve ticaret | Türk mutfağı | Restoran ve bar",
  },
  businesses: {
    kinds:
      "Market | Bakkal | Fırın | Pastane | Kasap | Şarküteri | Manav | Kuruyemiş | Süt Ürünleri | Lokanta | Restoran | Kebapçı | Köfteci | Pideci | Kahvehane | Kafe | Çay Bahçesi | Büfe | Meyhane | Pansiyon | Otel | Apart | Kamping | Eczane | Optik | Diş Kliniği | Veteriner Kliniği | Kuaför | Berber | Güzellik Salonu | Parfümeri | Kuyumcu | Saatçi | Terzi | Ayakkabı | Giyim | Tekstil | Kuru Temizleme | Çiçekçi | Fidanlık | Pet Shop | Yapı Market | Nalbur | Hırdavat | Marangoz | Çilingir | Cam | Su Tesisatı | Elektrik | İnşaat | Mermer | Mobilya | Oto Servis | Oto Yedek Parça | Lastikçi | Sürücü Kursu | Akaryakıt | Nakliyat | Evden Eve Nakliyat | Mali Müşavirlik | Hukuk Bürosu | Emlak | Anaokulu | Dil Kursu | Spor Kulübü | Kitabevi | Kırtasiye | Matbaa | Yayınevi | Turizm Acentesi | Halı | Züccaciye | Tarım Kooperatifi | Gıda | Balıkçı | Arıcılık | Tekel Bayii | Antika | Hediyelik Eşya | Oyuncak | Spor Malzemeleri | Bisiklet | Müzik Aletleri | Tuhafiye | Ev Tekstili | Hostel | Dondurma | Catering | Laboratuvar | Fizik Tedavi | Masaj Salonu | Spor Salonu | Hamam | Tiyatro | Sinema | Galeri | Müze | Su İşleri | Isı Sistemleri | Temizlik | Çatı | Duvar Ustası | Hafriyat | Kereste | Sac Metal | Kaynak | Tercüme Bürosu | Reklam Ajansı | Mimarlık | Mühendislik | Fotoğraf Stüdyosu | Güvenlik | Düğün Salonu | Beyaz Eşya",
    signs:
      "{last} {kind} | {word} {kind} | {first} {last} {kind} | {city} {kind} | {first} Usta | Kebapçı {first} Usta | {word} Restoran | {last} Lokantası | Otel {word} | {first} Pansiyon | {word} Eczanesi | {last} Eczanesi | {last} ve Oğulları | {last} Kardeşler | {last} & Ortakları | {first} {last} | {last} {trade} | {word} {trade} | {last} Oto | {word} Kafe | {last} Fırını | {last} Mobilya | {last} Grup | {last} İnşaat | {word} {city} | {first} {last} - {trade} | Öz {last} {kind}",
  },
  institutions: {
    bodies:
      "{city} Üniversitesi | {city} Belediyesi | {city} Devlet Hastanesi | {city} Valiliği | {city} Ticaret Odası | {last} Vakfı | {city} İlkokulu | {trade} Bakanlığı",
    units: "{trade} Enstitüsü | {trade} Fakültesi | {trade} Bölümü | {trade} Müdürlüğü | {trade} Merkezi",
  },
  streets:
    "{word} Cad. | {word} Sok. | {last} Caddesi | {last} Sokak | {word} Mah. {last} Cad. | {word} Mah. {word} Sok. | {word} Mahallesi {last} Sokak | Atatürk Cad. | İnönü Cad. | Cumhuriyet Cad. | {word} Bulvarı | {first} {last} Cad. | {word} Sk. | {n}. Cadde | {n}. Sokak | Organize Sanayi Bölgesi {n}. Cad. | {word} Mah. | Fatih Mah. {word} Cad. | Yeni Mah. {word} Sok. | {city} Yolu | {word} Blv. | Sanayi Cad. | İstiklal Cad. | Bağdat Caddesi",
  postBoxes: "P.K. | Posta Kutusu | PK",
  rooms: "{letter} Blok | Kat: {n} | Kat {n} D: {n} | {letter} Blok Daire {n} | K:{n} D:{n} | Ofis {n}0{n}",
  dates:
    "{dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}-{mm}-{y} | {dd}-{mm}-{y} | {dd}/{mm}/{y} | {dd}/{mm}/{y} | {d} {M} {y} | {dd} {M} {y} | {dd}.{mm}.{yy} | {y}-{mm}-{dd}",
  fromTo: ["dönem", "-"],
};
