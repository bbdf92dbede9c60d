/** What stands on a voucher made for one customer: how often it can be used its card says by itself. */
export const forOneOrder = { ar: 'تُخصم من إجمالي طلب واحد.', en: 'Taken off the total of one order.' }
