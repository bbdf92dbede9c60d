import type { LocalDate } from '@sakina/domain/calendar'
import { money, toDecimal } from '@sakina/domain/money'
import { brand } from '../catalogue/brand.ts'
import { dayInWords } from './day-in-words.ts'
import type { Letter } from '../use-cases/outbox/letters.ts'

type Content = {
  readonly to: string
  readonly number: string
  /** Halalas. */
  readonly toCard: number
  readonly toWallet: number
  readonly due: { readonly from: LocalDate; readonly by: LocalDate }
  readonly site: string
}

/** Both languages in one email: an order does not know which its customer reads mail in. */
export function refundEmail({ to, number, toCard, toWallet, due, site }: Content): Letter {
  const [card, wallet] = [toDecimal(money(toCard)), toDecimal(money(toWallet))]
  return {
    to,
    subject: `${brand.name.ar} | ${brand.name.en} ${number}`,
    text: [
      `اعتمدنا المبلغ المسترد لطلبكم ${number}.`,
      ...(toCard > 0
        ? [
            `يعود ${card} ر.س إلى وسيلة الدفع نفسها بين ${dayInWords(due.from, 'ar')} و${dayInWords(due.by, 'ar')}.`,
          ]
        : []),
      ...(toWallet > 0 ? [`أضفنا ${wallet} ر.س إلى محفظتكم، وهي متاحة الآن.`] : []),
      `${site}/ElectronicWallet`,
      '',
      `Your refund for order ${number} is approved.`,
      ...(toCard > 0
        ? [
            `SAR ${card} returns to your payment method between ${dayInWords(due.from, 'en')} and ${dayInWords(due.by, 'en')}.`,
          ]
        : []),
      ...(toWallet > 0 ? [`SAR ${wallet} is in your wallet, ready to use.`] : []),
      `${site}/en/ElectronicWallet`,
    ].join('\n'),
  }
}
