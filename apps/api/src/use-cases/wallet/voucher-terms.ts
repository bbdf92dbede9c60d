/** What stands on a voucher made for one customer: how often it can be used its card says by itself. */
export const forOneOrder = {
  ar: 'تُخصم من قيمة الخدمة في طلب واحد، قبل الضريبة.',
  en: 'Taken off the service of one order, before VAT.',
}
