import { sandboxOutcomes } from '@sakina/api-client/wire/checkout'
import { money, moneyToDecimal } from '@sakina/domain/money'
import { brand } from '../../catalogue/brand.ts'
import type { Bilingual } from '../../db/schema/columns.ts'
import type { Language } from '../../ports/payment.ts'
import type { SandboxOutcome } from '../../use-cases/payments/sandbox-outcome.ts'

const words = {
  badge: { ar: 'تجربة', en: 'TEST' },
  leave: { ar: 'العودة إلى الموقع دون دفع', en: 'Back to the site without paying' },
  title: { ar: 'الدفع التجريبي', en: 'Test payment' },
  notice: {
    ar: 'هذه صفحة دفع تجريبية: لا يُسحب أي مبلغ ولا تُطلب بيانات بطاقة.',
    en: 'This is a test payment page. No money moves and you don’t need a card.',
  },
  order: { ar: 'رقم الطلب', en: 'Order number' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  currency: { ar: 'ر.س', en: 'SAR' },
  choose: { ar: 'ماذا يحدث لهذه الدفعة؟', en: 'What should happen to this payment?' },
  instalments: {
    ar: 'الدفع بالأقساط: لا يُلغى الطلب بعدها ولا يُسترد مبلغه.',
    en: 'Paying in instalments: the order can’t be cancelled or refunded afterwards.',
  },
  savedCard: {
    ar: 'الدفع بالبطاقة المحفوظة المختارة.',
    en: 'Paying with the saved card you chose.',
  },
  save: { ar: 'حفظ البطاقة للمرات القادمة', en: 'Save the card for next time' },
  wrong: { ar: 'تعذّر فتح الدفع', en: 'We couldn’t open the payment' },
  back: { ar: 'العودة إلى الموقع', en: 'Back to the site' },
} satisfies Readonly<Record<string, Bilingual>>

const outcomeWords: Readonly<Record<SandboxOutcome, Bilingual>> = {
  succeed: { ar: 'نجاح الدفع', en: 'Succeed' },
  decline: { ar: 'رفض البطاقة', en: 'Decline the card' },
  abandon: { ar: 'ترك الصفحة دون دفع', en: 'Leave without paying' },
  slow: { ar: 'تأكيد بعد خمس ثوانٍ', en: 'Confirm after five seconds' },
  late_callback: { ar: 'تأكيد بعد انتهاء مهلة الحجز', en: 'Confirm after the reservation has ended' },
  duplicate_callback: { ar: 'تأكيد يصل مرتين', en: 'Confirm twice' },
  lost_callback: { ar: 'دفع ناجح يضيع إشعاره', en: 'Pay, and lose the confirmation' },
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

const mark =
  '<svg viewBox="0 0 48 48" aria-hidden="true"><path fill="currentColor" d="M4 44V28h5v-8h5v-8h5V4h10v8h5v8h5v8h5v16Z"/><path fill="#e3a12f" d="M14 44V30a10 10 0 0 1 20 0v2.5a7 7 0 0 0-14 0V44Z"/></svg>'

/** An SVG of the riyal sign, since few fonts contain it; screen readers read the text beside it. */
const riyal =
  '<svg viewBox="0 0 1124 1256" fill="currentColor" aria-hidden="true"><path d="M700 1113c-20 44-34 93-39 143l425-90c20-44 33-93 38-143z"/><path d="M1086 896c20-45 33-93 38-144l-331 70V687l293-62c20-44 33-93 38-143l-331 70V66c-50 29-95 67-132 111v403l-132 28V0c-51 28-96 66-132 111v526l-296 63c-20 44-34 92-39 143l335-71v170L38 1018c-20 45-33 93-38 144l375-80c30-6 57-24 74-49l69-102c7-11 11-23 11-37V744l132-28v270z"/></svg>'

const grouped = (amount: number): string =>
  moneyToDecimal(money(amount)).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')

const frame = (language: Language, title: string, content: string): string =>
  `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} | ${escaped(brand.name[language])}</title>
<link rel="icon" href="/checkout/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/checkout/page.css">
</head>
<body>
<main>
<div class="brand">${mark}<span>${escaped(brand.name[language])}</span></div>
<div class="card">
${content}
</div>
</main>
</body>
</html>
`

type PageContent = {
  readonly reservationId: string
  readonly number: string
  readonly amount: number
  readonly method: 'card' | 'instalments'
  readonly language: Language
  /** The URL of the link back that leaves the payment open. */
  readonly back: string
  readonly card: { readonly kind: 'saved' } | { readonly kind: 'typed'; readonly save: boolean }
}

/** The sandbox's hosted page. It shows only amount and number, since whoever opens it sends no token. */
export function renderSandboxPage({
  reservationId,
  number,
  amount,
  method,
  language,
  card,
  back,
}: PageContent): string {
  const say = (text: Bilingual): string => escaped(text[language])
  const buttons = sandboxOutcomes
    .map(
      (outcome) =>
        `<button name="outcome" value="${outcome}"${outcome === 'succeed' ? ' class="first"' : ''}>${say(outcomeWords[outcome])}</button>`,
    )
    .join('\n')
  const cardPart =
    method === 'instalments'
      ? ''
      : card.kind === 'saved'
        ? `<p>${say(words.savedCard)}</p>`
        : `<p><label><input type="checkbox" name="save_card" value="yes"${card.save ? ' checked' : ''}> ${say(words.save)}</label></p>`
  return frame(
    language,
    words.title[language],
    `<div class="head"><h1>${say(words.title)}</h1><span class="badge">${say(words.badge)}</span></div>
<p class="muted" role="note">${say(words.notice)}</p>
<dl>
<div><dt>${say(words.order)}</dt><dd><bdi dir="ltr">${escaped(number)}</bdi></dd></div>
<div><dt>${say(words.amount)}</dt><dd class="amount"><bdi dir="ltr">${riyal} ${grouped(amount)}</bdi> <span class="hidden">${say(words.currency)}</span></dd></div>
</dl>
${method === 'instalments' ? `<p class="notice">${say(words.instalments)}</p>` : ''}
<form method="post" action="/checkout/${escaped(encodeURIComponent(reservationId))}">
<input type="hidden" name="method" value="${method}">
<input type="hidden" name="lang" value="${language}">
${cardPart}
<p id="choose">${say(words.choose)}</p>
<div class="choices" role="group" aria-labelledby="choose">
${buttons}
</div>
</form>
<p class="back"><a href="${escaped(back)}">${say(words.leave)}</a></p>`,
  )
}

/** A failed page load gets an HTML page instead of JSON. */
export const renderErrorPage = (
  { code, message }: { readonly code: string; readonly message: string },
  site: string,
  language: Language,
): string =>
  frame(
    language,
    words.wrong[language],
    `<h1>${escaped(words.wrong[language])}</h1>
<p class="failed" role="alert" data-code="${escaped(code)}">${escaped(message)}</p>
<p><a href="${escaped(site)}${language === 'en' ? '/en' : '/'}">${escaped(words.back[language])}</a></p>`,
  )
