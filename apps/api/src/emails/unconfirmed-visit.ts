import { createNoticeFormatters } from './notices/notice-formatters.ts'

type Facts = {
  /** The contract and the number of the visit in it. */
  readonly visit: string
  readonly day: string
  /** For how many days nobody has confirmed it. */
  readonly days: number
  /** What it is worth to the family. */
  readonly amount: number
}

/** The email that warns the office of a visit that nobody confirmed, in both languages. */
export function unconfirmedVisitEmail({ visit, day, days, amount }: Facts) {
  const [ar, en] = [createNoticeFormatters('ar'), createNoticeFormatters('en')]
  const waitedAr = ar.plural(days, {
    zero: 'اليوم',
    one: 'منذ يوم',
    two: 'منذ يومين',
    few: 'منذ # أيام',
    many: 'منذ # يومًا',
    other: 'منذ # يوم',
  })
  const waitedEn = en.plural(days, { one: 'for a day', other: 'for # days' })
  return {
    subject: `${visit}: زيارة بلا تأكيد ${waitedAr} · visit not confirmed ${waitedEn}`,
    text: [
      `زيارة يوم ${ar.day(day)} (${visit}) بلا تأكيد ${waitedAr}، والمبلغ المتوقف عليها ${ar.sar(amount)}.`,
      `Nobody has confirmed the visit of ${en.day(day)} (${visit}) ${waitedEn}; ${en.sar(amount)} is at stake.`,
    ].join('\n\n'),
  }
}
