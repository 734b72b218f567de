import type { Language } from "../language-data.ts";

export const turkish: Language = {
  code: "tr",
  months: [
    "ocak",
    "şubat",
    "mart",
    "nisan",
    "mayıs",
    "haziran",
    "temmuz",
    "ağustos",
    "eylül",
    "ekim",
    "kasım",
    "aralık",
  ],
  monthForms: {},
  words:
    "kdv fatura toplam hizmet ödeme tutarı tutar vergi genel numarası banka dahil hesap satış tarihi teslim toplamı adı adresi belge bilgileri gün irsaliye sipariş tüketim vade açıklama arşiv bedeli dönem farkı iade içinde mal müşteri net ödenecek oranı sevk ürün açıklaması adet adisyon alan alıcı alınan alma ara asıl avans bakiye birim birimi borç cinsi dairesi devreden düzenleme düzenleyen edilen elektronik faturası faturaya fiş fiyat geçmiş gönderim gündür günü hesaplanan için iletilmiştir izni kadar kapsamında kartı kasa kimlik kodu konu kredi makbuz matrah matrahı muhasebe nakit nolu ödemeler ödendi ortamda para proje referans satın sayfa sayın sıra son sözleşme stok",
  attachmentTitles: [
    "sevk irsaliyesi",
    "e-irsaliye",
    "irsaliye",
    "çeki listesi",
    "teslim tutanağı",
    "genel şartlar",
    "satış koşulları",
  ],
  creditTitles: ["iade faturası", "alacak dekontu"],
  beginWithL: [],
};
