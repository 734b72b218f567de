import { lexiconOf } from "./lexicon.ts";

export const en = lexiconOf({
  title: `Invoice | INVOICE | Invoice | INVOICE | Tax Invoice | TAX INVOICE | Sales Invoice | Commercial Invoice | VAT Invoice | Bill | Statement
    Billing Statement | Service Invoice | Invoice / Receipt | Proforma Invoice | Final Invoice | Project Statement | Freight Invoice
    Utility Bill | Your bill | Monthly Statement | Professional Fees | Customer Invoice | Self-billing invoice | Self-billed Invoice | Original Tax Invoice | Invoice Details | Freight Bill | Rental Invoice | Statement of Account | Remittance Invoice | Purchase Invoice | Debit Note | Cash Memo | Retail Invoice`,
  creditTitle:
    "Credit Note | CREDIT NOTE | Credit Memo | Credit Invoice | CREDIT MEMO | Credit Adjustment | Refund Note | Tax Credit Note",
  receiptTitle: `Receipt | RECEIPT | TAX INVOICE | Tax Invoice | Sales Receipt | CASH SALES | Cash Bill | Official Receipt | Simplified Tax Invoice
    SIMPLIFIED TAX INVOICE | *TAX INVOICE* | -TAX INVOICE- | >>>TAX INVOICE<<< | CASH RECEIPT | Payment Receipt | Customer Copy | SALE | Guest Check
    Cash Sale | CASH | INVOICE | VAT RECEIPT | Till Receipt`,
  copy: "Original | Copy | Duplicate | Customer copy | ORIGINAL | DUPLICATE | COPY | Original for recipient | PAID | Paid | DRAFT",
  invoiceNumber: `Invoice Number | Invoice No | Invoice No. | Invoice # | Invoice | Inv No | Inv. No. | Inv # | Invoice ID | Number | No. | # | Nr
    Invoice Ref | Invoice Reference | Document No | Doc No. | Document Number | Bill No | Bill Number | Bill # | Tax Invoice No | Tax Invoice Number
    Invoice Nr. | Invoice Num | Our Invoice No | Statement No | Statement Number | Sales Invoice No | INV # | Inv Number | Invoice number | Ref No
    Reference Number | Invoice No.: | Doc. No | Invoice Code | Transaction Number | INVOICE`,
  precedingInvoice:
    "Original invoice | Preceding invoice | Refers to invoice | Invoice corrected | Related invoice no. | Previous invoice no. | Against invoice",
  creditNumber:
    "Credit Note No | Credit Note Number | Credit Note # | Credit Memo No. | Credit Number | Credit No | Number | Document No | Credit Memo #",
  receiptNumber: `Receipt No | Receipt # | Receipt Number | Receipt No. | Invoice No | Inv No | INV NO | Bill No | Bill # | Doc No | Doc No. | Document No. | Trans # | Trans No
    Ticket | Ticket No | Check | Check # | Slip No | Invoice # | CS NO | Transaction | Trx No | Order | RCPT# | Rcpt No | Bill | Chk | Tax Invoice No. | Ref | Sale No | INV NO. | Bil No | Order No. | Check No | Invoice Number | Trans ID`,
  date: `Invoice Date | Date | Date | Date of Issue | Issue Date | Issued | Issued on | Dated | Bill Date | Date Issued | Billing Date | Document Date | Inv Date
    Date of Invoice | Inv. Date | Invoice date | Tax Date | Billed On | Statement Date | Tax Point | Doc Date | Created | Date/Tax Point | Date of issue | Invoice Dt | Bill date`,
  dueDate: `Due Date | Due | Payment Due | Payment Due Date | Due By | Pay By | Date Due | Payment due by | Payable by | Due on | Please pay by | Invoice Due | Due date
    Invoice Due Date | Payment due on | Pay Before | Last date for payment | Net due | Must be paid by | Payment Date Due | Amount due by | Will be debited on | Direct debit date | Pay on or before | Payable on | FinishedAttempt date | Net Due Date`,
  orderNumber: `Order Number | Order No | Order No. | Order # | Order ID | Sales Order | SO Number | Our Order | Job No | Work Order | Quote No | Delivery Note | Contract No
    Booking Reference | Confirmation No | Transaction ID | Ticket No | Delivery Note No | Shipment No | Project No | Estimate # | Waybill | Folio | Case No | Reservation | Meter No | Order | D/O No
    Packing Slip | Subscription ID | Session ID | Payment ID | Tracking No | BOL # | Contract | Agreement No | Property ID | Campaign | Alt Order # | Estimate`,
  purchaseOrder: `PO Number | P.O. Number | PO # | P.O. # | Purchase Order | PO No | Customer PO | P.O. No. | Your PO | PO | Purchase Order No | Your Order No | P/O No | Customer P.O. | Buyer's Order No.
    Client PO | PO Reference | Cust. PO | P.O.`,
  customerNumber: `Customer Number | Customer No | Customer ID | Account Number | Account No | Client No | Customer # | Account | Customer Code | Client ID | Account # | Acct No | Member ID
    Customer Ref | Account ID | Billing Account | Client Number | Patient ID | Debtor No | Cust No | A/C No | Billing ID | Advertiser Code | Member No | Acct | Cust # | Sold-To No. | Consumer No`,
  otherDate: `Delivery Date | Ship Date | Date Shipped | Order Date | Date of Supply | Service Date | Date of Service | Shipped | PO Date | Print Date | Dispatch Date | Payment Date
    Date Paid | Arrival | Departure | Check-in | Check-out | Printed | Next bill date | Next reading | Renewal date | Reading date | Start Date | End Date | Quote Date | Last payment date | Date printed`,
  period:
    "Billing Period | Service Period | Period | For Period | Usage Period | Period covered | Service dates | Bill period | Subscription period | Coverage | Flight Dates | Broadcast Month",
  terms:
    "Terms | Payment Terms | Terms of Payment | Credit Terms | Pay Terms | Payment terms | Trade terms | Terms of payment",
  termsValue: `Net {days} | Net {days} Days | {days} days | {days} days net | Due on receipt | Payment within {days} days | {days} Days from invoice date | 2% 10, Net {days} | Immediate
    Within {days} days of invoice date | COD | Prepaid | Cash in advance | Due upon receipt | {days} days from date of invoice | Net {days} EOM | End of month | Strictly {days} days`,
  method:
    "Payment Method | Ship Via | Payment Type | Method | Paid by | Payment | Shipping Method | FOB | Incoterms | Delivery Terms | Sales Channel | Freight Terms",
  methodValue:
    "Credit Card | Bank transfer | Visa | Cheque | PayPal | Direct Debit | ACH | Courier | UPS Ground | FedEx | DHL Express | EXW | CIF | DAP | FOB Origin | Wire | Visa ending 4242 | Cash | Best way | Collect | Web",
  contact:
    "Contact | Sales Rep | Salesperson | Your Contact | Handled by | Account Manager | Prepared by | Account Executive | Rep | Contact Person | Requisitioner | Consultant | Therapist | Buyer",
  otherReference:
    "Your Ref | Your Reference | Our Ref | Reference | Ref | Project | Job | Department | Cost Center | Vehicle | Registration | Subject | Re | Matter | Product | Brand | Property | Warehouse",
  currency: "Currency | Currency Code | All amounts in | Invoice Currency | Amounts in | Cur",
  page: "Page | Page No | Page: | Sheet | Pg",
  amountShown:
    "Amount Due | Total Due | Balance Due | Invoice Total | Total | Amount | Total amount | Amount payable | Invoice Amount | This invoice | Total to pay | You owe | Please pay | Amount due (USD)",
  billTo: `Bill To | Billed To | Invoice To | Customer | Client | Sold To | To | Invoiced To | Billing Address | Bill To Address | Customer Details | Buyer | For | Invoice Address | Prepared For
    Recipient | BILL TO | Bill to | Account Name | Customer Name | Client Details | Issued to | Billing Information | Purchaser | Invoice for | Billed to | Guest | Patient | Invoice recipient
    Buyer (Bill to) | Customer information | Messrs | M/s | Debtor | Tenant | Account holder | Attention | Party | Consignee | Sold to party | Bill-to party | Ordered by | Account of`,
  shipTo:
    "Ship To | Deliver To | Delivery Address | Shipping Address | Shipped To | Deliver to | SHIP TO | Delivery Information | Consignee | Ship to address | Delivered to | Receiver",
  serviceAt:
    "Service Address | Site Address | Service Location | Service at | Job Site | Supply address | Property | Premises | Location | Installation address | Work performed at | Place of supply",
  from: `From | Seller | Supplier | Vendor | Issued by | Sold by | Bill From | Billed By | Company | Supplier Details | Our Details | Provider | Exporter | Biller | Service provider | Shipper | Provided by | Merchant | Payee`,
  remitTo:
    "Remit To | Remit Payment To | Send payment to | Please remit to | Pay To | Payable to | Make checks payable to | Mail payment to | Make all payments to | Send checks to | Send payments to",
  taxId: `VAT Number | VAT No | VAT Reg No | VAT ID | VAT Reg. No. | GST No | GSTIN | GST Reg No | ABN | Tax ID | EIN | Tax ID No. | VAT | GST ID | GST Registration No | VAT Registration Number | TIN
    VAT # | Federal Tax ID | Tax Reg No | GST/HST | TRN | VAT Identification Number | GST Reg. | SST No | Tax Number | FEIN | Tax Identification | VAT No. | GST ID No | VAT registration | Tax Id`,
  customerTaxId:
    "VAT Number | VAT ID | Customer VAT | VAT No | Tax ID | GSTIN | Customer VAT ID | Your VAT No | Customer Tax ID | Buyer VAT | VAT Reg No | Customer ABN | Client VAT number",
  registration:
    "Company No | Company Registration No | Reg No | Registered in England No | Company Reg | CIN | Co. Reg. No. | PAN | ACN | Registration number | Company number | DUNS | Licence No | Co. No | Business Reg",
  phone:
    "Phone | Tel | Telephone | T | Ph | Call | Tel. | Phone No | Mobile | Tel No | TEL | Office | Hotline | Customer service",
  fax: "Fax | F | Fax No | FAX | Facsimile",
  mail: "Email | E-mail | E | E-Mail | Mail | email | Enquiries",
  web: "Web | Website | W | www | Visit | URL | Internet",
  attention: "Attn | Attention | Attn: | For the attention of | ATTN | Att | Mr. | Ms.",
  department:
    "Accounts Payable | Accounting Department | Finance | Purchasing | Head Office | Accounts Dept | Billing Department | Attention: Accounts Payable | Procurement | Corporate Office | SUBMIT IN PORTAL | Invoices by e-mail only",
  formName: "Name | Company name | Full name",
  formStreet: "Address | Street | Street address",
  formCity: "City | City/Zip | Town",
  formCountry: "Country",
  bankBlock:
    "Bank Details | Payment Details | Bank Account | Payment Information | How to pay | Payment instructions | Wire transfer details | Please pay into | Remittance advice",
  bankName: "Bank | Bank Name | Name of bank | Branch | Beneficiary bank",
  account: "Account Number | A/C No | Account No | Bank Account | Account | Acct #",
  bankCode: "Sort Code | BSB | Routing Number | IFSC Code | ABA | Branch Code | Routing No.",
  iban: "IBAN | IBAN No | IBAN Number",
  bic: "BIC | SWIFT | SWIFT Code | BIC/SWIFT | Swift | SWIFT/BIC",
  paymentReference:
    "Payment Reference | Reference | Please quote | Payment ref | Remittance reference | Communication | Quote on payment | Reference code",
  holder: "Account Name | Beneficiary | Account holder | Payee | Name",
  subtotal: `Subtotal | Sub Total | Sub-total | Net Total | Net Amount | Net | Total Net | Total excl. VAT | Total before tax | Total Excl. Tax | Amount before VAT | Goods Total | Taxable Amount
    Total excluding tax | SUBTOTAL | Total (excl. GST) | Items Subtotal | Merchandise Total | Net Value | Total ex VAT | Items total | Taxable Value | Sub total | Gross Total | Total Sales (Excluding GST) | Charges | Net worth | SUB TOTAL | Amount`,
  discount:
    "Discount | Less Discount | Promotion | Coupon | Rebate | Credit | Adjustment | Loyalty discount | Trade discount | Special discount | Disc | Item Discount | Bill Discount",
  shipping:
    "Shipping | Shipping & Handling | Freight | Delivery | Postage | Carriage | S & H | Handling | P&P | Delivery charge | Courier | Packing | Fuel surcharge | Service fee | Freight charges | Handling fee",
  tax: `VAT | Tax | Sales Tax | GST | VAT Total | Total VAT | Total Tax | Tax Amount | VAT Amount | HST | TAX | Plus VAT | State Tax | Total GST | Output Tax | VAT charge | Add VAT | Tax total | Taxes | Total GST Amount | Sales tax`,
  total: `Total | TOTAL | Grand Total | Total Due | Amount Due | Total Amount | Invoice Total | Balance Due | Total Amount Due | Total Payable | Amount Payable | Total (incl. VAT) | Total incl. VAT | Total Inc GST
    Total Including Tax | GRAND TOTAL | Gross Total | Total to Pay | Net Payable | Please Pay | Gross Amount | Total Invoice Amount | Total Price | Total Sales | TOTAL DUE | BALANCE DUE | Final Total | Order Total
    AMOUNT DUE | Total Charges | Total amount payable | Pay this amount | Total Cost | Invoice amount | Total due | Amount owing | Total gross | Amount due | Total Rounded | Nett Total | Invoice Value | Total Inclusive
    Total Sales (Inclusive of GST) | Rounded Total | NET TOTAL | Total for this invoice | Total charges this period | Total new charges | Gross worth | Net Amount Due | Total invoice | TOTAL AMOUNT | Total incl tax | Total Sale | Total of billing | Net Amount Payable | Total Invoice Value | Bill Amount | Net Total Amount | Total Payable Amount | Inv. Amount`,
  totalPlain:
    "Total | TOTAL | Grand Total | Invoice Total | Total Amount | Total incl. VAT | Total (incl. VAT) | Total charges | Gross Total | Total including tax | Total new charges | Current charges | Invoice amount",
  amountDue: `Amount Due | Balance Due | Balance | Outstanding | Remaining Balance | Balance Outstanding | Left to pay | Amount due | Total Amount Due | Amount outstanding | Balance to pay | Total now due | Net due | Invoice Balance | Please pay | New balance | Total balance due`,
  paid: "Amount Paid | Paid | Payments | Less Payments | Payment Received | Advance Paid | Paid to date | Payment | Payments/Credits | Total paid | Less amount paid | Payments received - thank you | Credits | Payment applied",
  previousBalance:
    "Previous Balance | Balance Forward | Prior balance | Opening balance | Previous unpaid balance | Balance brought forward | Past due | Last bill | Arrears | Balance from last bill",
  carried:
    "Carried forward | Brought forward | Subtotal carried forward | Page total | Continued | Total this page | Balance carried forward | B/F | C/F",
  rounding:
    "Rounding | Rounding Adj | Rounding Adjustment | Round off | Rounded off | Rounding adj. | Round Adj | Rounding (5c)",
  tip: "Tip | Gratuity | Service Charge | Svc Chrg | Service Charge 10% | Service | Tips | Suggested gratuity",
  withholding: "Withholding tax | Less withholding | WHT | Retention | Less CIS deduction | TDS",
  commission: "Agency Commission | Commission | Less commission | Agency discount | Less 15% commission | Agency Comm.",
  deposit: "Deposit | Deposit paid | Less deposit | Advance payment | Retainer | Down payment | Prepayment",
  words: "Amount in words | In words | Say | Total in words | Rupees | Amount Chargeable (in words)",
  saving: "You saved | Total savings | You save | Member savings | Points earned | Loyalty points",
  taxSummary:
    "Tax Summary | VAT Summary | GST Summary | VAT Analysis | Tax Breakdown | GST SUMMARY | Summary of taxes | VAT breakdown | Tax details | SUMMARY",
  taxBase:
    "Net | Taxable | Goods | Amount | Net amount | Taxable amount | Amount (RM) | Base | Taxable Value | Net worth | Goods value | Amt",
  taxRate: "Rate | VAT % | Tax rate | VAT rate | % | GST % | VAT [%] | Tax % | Rate %",
  taxAmount: "VAT | Tax | Tax amount | VAT amount | GST | Tax (RM) | Tax Amt | GST Amt",
  grossSum: "Gross | Total | Gross worth | Incl. tax | Total incl.",
  colPosition: "# | No. | No | Item | Line | S.No | Sr No | Sl No. | Ln | S/N | Item # | Pos | SN | Sl.",
  colSku:
    "Item Code | SKU | Product Code | Item No | Part No | Code | Article | Product ID | Stock Code | Item # | HSN | HSN/SAC | Part Number | Item Number | Ref | Cat No | Model | Material | Barcode | CPT | Service code",
  colDescription: `Description | Item | Product | Service | Details | Item Description | Particulars | Description of Goods | Product Description | Activity | Services | Goods | Item & Description | DESCRIPTION | Article | Work
    Product / Service | Charge Name | Item name | Charges | Description of services | Product name | Description of work | Task | Charge description | Item details | Service Description | Line description | Memo`,
  colQuantity:
    "Qty | Quantity | QTY | Hours | Units | Qty. | Hrs | Quantity Shipped | Qty Shipped | Count | Amount of units | Days | Ordered | Usage | Nights | Qnty | Invoiced Qty | Pcs | Hrs/Qty",
  colUnit: "Unit | UOM | U/M | UoM | Measure | Per | U.O.M. | UM | Each",
  colPrice: `Unit Price | Price | Rate | Unit Cost | Price Each | Unit price | Price/Unit | Cost | Each | List Price | Unit Net | Net price | Price (excl.) | UNIT PRICE | Hourly rate | S/Price | U/Price | Unit rate | Tariff | Price per unit | Unit Amt | Rate/Price`,
  colDiscount: "Discount | Disc | Disc. % | Disc % | Discount % | Less | Adjust | Disc.",
  colTaxRate: "VAT | VAT % | Tax % | Tax | GST % | Tax Rate | VAT Rate | VAT [%] | GST | Tax code | Tx",
  colTaxAmount: "Tax | VAT | Tax Amount | VAT Amount | GST | Tax Amt",
  colTotal:
    "Amount | Total | Line Total | Net Amount | Total Price | Ext Price | Extended | Extended Price | AMOUNT | Net worth | Subtotal | Net | Value | Total (USD) | Sum | Ext. Amount | Charge | Line amount | Sub Total | Total excl. VAT | Amt",
  colGross: "Gross | Total incl. VAT | Gross worth | Gross amount | Amount incl. tax | Total inc. GST | Incl. VAT",
  colDate: "Date | Service Date | Day | Delivered | DOS | Air Date | Ship date | Date of service",
  groupTotal: "Subtotal | Section total | Group total | Sub-total | Total for group",
  cash: "CASH | Cash | Cash Tendered | Tendered | Cash Received | Amount Tendered | Payment (Cash) | CASH RM | PAID | Paid Amount",
  change: "CHANGE | Change | Change Due | Change (Cash) | CHANGE DUE | Your change",
  card: "VISA | Visa | MasterCard | Credit Card | DEBIT | Card | EFTPOS | AMEX | Master Card | Contactless | Card payment | VISA CARD",
  itemCount:
    "Total Qty | Item(s) | Items | Item Count | No. of items | Total Items | Qty(s) | TOTAL QUANTITY | Items sold | # items sold",
  cashier: "Cashier | Served by | Server | Operator | Staff | Clerk | Salesperson | Your cashier | CASHIER | User | Op",
  till: "Till | Terminal | POS | Counter | Table | Reg | Register | Term ID | Table # | Store | Trans | Shop | Lane | Covers | Guests | MID | Auth Code | Member | Ref.",
  payBy: `Please pay {total} by {due}. | Payment of {total} is due by {due}. | Payment is due within {days} days. | Please quote invoice number {number} with your payment. | Please remit payment by {due}.
    Your card ending in 4242 was charged {total}. | The amount of {total} will be debited on {due}. | Invoice {number} dated {date} is due on {due}. | Payment terms: {days} days from invoice date.
    Make all cheques payable to {vendor}. | Total amount of {total} due by {due}. | Payable within {days} days of receipt. | Please transfer {total} to the account below until {due}. | {total} was paid on {date}. | 2% discount if paid by {otherDate}, net due {due}. | Pay before {otherDate} and deduct 2%; otherwise {total} is due on {due}. | 2% 10 days until {otherDate}, net until {due} | Early payment discount until {otherDate}. Payment due {due}. | Billing period {otherDate} to {otherDate}, payable by {due}.`,
  refersTo: `This document refers to invoice {otherNumber} dated {otherDate}. | Ref. order {otherNumber} of {otherDate} | Delivery note {otherNumber} dated {otherDate} | Previous invoice {otherNumber} from {otherDate}
    Contract {otherNumber} dated {otherDate} | Your order {otherNumber} of {otherDate} | Services rendered until {otherDate} | Replaces invoice {otherNumber} | Goods delivered on {otherDate} | Quotation {otherNumber}`,
  thanks: `Thank you for your business! | Thank you for your order | THANK YOU FOR YOUR BUSINESS! | We appreciate your business | Thank you! | Please come again | THANK YOU | Thank you, please come again | Have a nice day
    GOODS SOLD ARE NOT RETURNABLE | Goods sold are not refundable. | Exchange within 7 days with receipt | Follow us on social media | Join our loyalty program today | Customer service available Mon - Fri | E. & O.E. | This is a computer generated invoice
    No signature required | All prices include VAT | Please keep this receipt | PLEASE KEEP THIS RECEIPT FOR PROOF OF PURCHASE | Authorised signature | Please retain for your records | Tell us how we did`,
  prose: `Interest may be charged on overdue amounts at a rate of 8% per annum. | All goods remain the property of the seller until paid in full. | Claims must be made in writing within 14 days of delivery. | Please check the goods on receipt and report damage at once.
    Late payments are subject to a fee of 1.5% per month. | Our general terms and conditions apply, available on our website. | If you have any questions about this invoice please contact our accounts department. | Returns are accepted within 30 days in original packaging.
    Services are provided under the master agreement between the parties. | Prices are valid until further notice. | We accept no liability for indirect loss. | The place of jurisdiction is the registered office of the seller. | Amounts disputed must be notified before the due date.
    A charge of 25.00 applies to returned payments. | Your next reading is planned for the coming month. | You can pay online, by phone or at any bank. | Thank you for choosing us and for your prompt payment. | Subject to the credit terms agreed between both parties.
    This supply was made under the conditions of the framework contract. | Warranty of 24 months applies to all hardware. | Please include the remittance slip with your payment. | For emergencies call our hotline at any time of day.`,
  reverseCharge:
    "Reverse charge: VAT to be accounted for by the recipient. | Intra-community supply exempt from VAT. | Zero rated export. | VAT reverse charge applies according to Article 196. | Tax exempt.",
  slogan:
    "Quality since 1978 | Your partner for progress | Making things simple | We deliver | Everything for your office | Built to last | Fresh every day | Wholesale worldwide | Connecting people | Powering your home | Designed for you | Care you can trust | The better way to travel",
  noise:
    "Confidential | Page intentionally left blank | Scan to pay | See reverse for terms | Tear off here | Detach and return with payment | For office use only | Checked | Approved | Received | Office copy | Internal use | Continued on next page",
  units:
    "each | pcs | ea | hrs | hours | kg | box | unit | units | pack | set | m | day | days | month | pages | PCS | EA | lot | ltr | dozen | roll | case | user | lb | gal | kWh | GB | h | nos",
  industries: `Solutions | Consulting | Software | Trading | Logistics | Foods | Electronics | Systems | Media | Design | Supplies | Energy | Motors | Hardware | Technologies | Restaurant | Cafe | Books | Marketing | Studio | Plumbing | Hotel | Digital | Labs
    Furniture | Telecom | Stationery | Industries | Medical | Cloud | Market | Store | Construction | Engineering | Bakery | Pharmacy | Law | Partners | Freight | Travel | Broadcasting | Station | Electric | Water | Security | Cleaning | Printing | Landscaping | Dental`,
  months: "January|February|March|April|May|June|July|August|September|October|November|December",
  distractorTitles:
    "Payment Schedule | Usage Details | Account Summary | Meter Readings | Previous Invoices | Payment History | Aging Summary | Call details | Allowances and charges | Delivery details | Consumption history | Remittance Slip | Activity since last bill | Orders in this invoice",
});
