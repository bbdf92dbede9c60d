/** The terms of a voucher for one customer; its card shows by itself how often it can be used. */
export const singleUseVoucherTerms = {
  ar: 'تُخصم من قيمة الخدمة في طلب واحد، قبل الضريبة.',
  en: 'Taken off the service of one order, before VAT.',
}
