import { money, toDecimal } from '@sakina/domain/money'
import { brand } from '../catalogue/brand.ts'
import type { Letter } from '../use-cases/outbox/letters.ts'

type Content = {
  readonly to: string
  readonly number: string
  readonly total: number
  readonly site: string
  readonly orderId: string
}

/** Both languages in one email: an order does not know which its customer reads mail in. */
export function paidEmail({ to, number, total, site, orderId }: Content): Letter {
  const amount = toDecimal(money(total))
  return {
    to,
    subject: `${brand.name.ar} | ${brand.name.en} ${number}`,
    text: [
      `استلمنا ${amount} ر.س مقابل طلبكم ${number}. متابعة الطلب من هنا:`,
      `${site}/Tracking/${orderId}`,
      '',
      `We received SAR ${amount} for your order ${number}. Track it here:`,
      `${site}/en/Tracking/${orderId}`,
    ].join('\n'),
  }
}
