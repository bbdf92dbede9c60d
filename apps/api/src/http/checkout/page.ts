import { sandboxOutcomes } from '@sakina/api-client/wire/checkout'
import { money, toDecimal } from '@sakina/domain/money'
import { brand } from '../../catalogue/brand.ts'
import type { Bilingual } from '../../db/schema/columns.ts'
import type { Language } from '../../ports/payment.ts'
import type { SandboxOutcome } from '../../use-cases/payments/sandbox-outcome.ts'

const words = {
  title: { ar: 'الدفع التجريبي', en: 'Test payment' },
  notice: {
    ar: 'هذه صفحة دفع تجريبية: لا يُسحب أي مبلغ ولا تُطلب بيانات بطاقة.',
    en: 'This is a test payment page: no money moves and no card details are asked for.',
  },
  order: { ar: 'رقم الطلب', en: 'Order number' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  currency: { ar: 'ر.س', en: 'SAR' },
  choose: { ar: 'اختر ما يحدث لهذه العملية:', en: 'Choose what happens to this payment:' },
  instalments: {
    ar: 'الدفع على أقساط: لا يُلغى الطلب بعدها ولا يُسترد مبلغه.',
    en: 'Paying in instalments: the order cannot be cancelled or refunded afterwards.',
  },
  savedCard: {
    ar: 'الدفع بالبطاقة المحفوظة التي اخترتها.',
    en: 'Paying with the saved card you chose.',
  },
  save: { ar: 'احفظ البطاقة للمرات القادمة', en: 'Save the card for next time' },
  wrong: { ar: 'تعذّر فتح الدفع', en: 'The payment could not be opened' },
  back: { ar: 'العودة إلى الموقع', en: 'Back to the site' },
} satisfies Readonly<Record<string, Bilingual>>

const outcomeWords: Readonly<Record<SandboxOutcome, Bilingual>> = {
  succeed: { ar: 'نجاح الدفع', en: 'Succeed' },
  decline: { ar: 'رفض البطاقة', en: 'Decline the card' },
  abandon: { ar: 'ترك الصفحة دون دفع', en: 'Leave without paying' },
  slow: { ar: 'تأكيد بعد خمس ثوانٍ', en: 'Confirm after five seconds' },
  late_callback: { ar: 'تأكيد بعد انتهاء مهلة الحجز', en: 'Confirm after the hold has ended' },
  duplicate_callback: { ar: 'تأكيد يصل مرتين', en: 'Confirm twice' },
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

const frame = (language: Language, title: string, content: string): string =>
  `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} | ${escaped(brand.name[language])}</title>
<link rel="stylesheet" href="/checkout/page.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`

type Given = {
  readonly reservationId: string
  readonly number: string
  readonly amount: number
  readonly method: 'card' | 'instalments'
  readonly language: Language
  readonly card: { readonly kind: 'saved' } | { readonly kind: 'typed'; readonly save: boolean }
}

/** The sandbox's hosted page. It shows amount and number only, since whoever opens it brings no token. */
export function sandboxPage({ reservationId, number, amount, method, language, card }: Given): string {
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
    `<p class="notice" role="note">${say(words.notice)}</p>
<dl>
<div><dt>${say(words.order)}</dt><dd><bdi dir="ltr">${escaped(number)}</bdi></dd></div>
<div><dt>${say(words.amount)}</dt><dd><bdi dir="ltr">${toDecimal(money(amount))}</bdi> ${say(words.currency)}</dd></div>
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
</form>`,
  )
}

/** A navigation that went wrong gets a page, not JSON. */
export const failedPage = (message: string, site: string, language: Language): string =>
  frame(
    language,
    words.wrong[language],
    `<p class="notice" role="alert">${escaped(message)}</p>
<p><a href="${escaped(site)}${language === 'en' ? '/en' : '/'}">${escaped(words.back[language])}</a></p>`,
  )

export const checkoutStyles = `:root { color-scheme: light dark; font: 1.0625rem/1.7 system-ui, 'Noto Sans Arabic', sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-inline-size: 32rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; margin-block: 0 1rem; }
.notice { border-inline-start: 4px solid #b45309; padding-inline-start: 0.75rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.5rem; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
dt { font-weight: 400; }
dd { margin: 0; font-weight: 600; }
.choices { display: grid; gap: 0.75rem; }
button { font: inherit; min-block-size: 3rem; border-radius: 0.5rem; border: 1px solid currentColor; background: Canvas; color: CanvasText; cursor: pointer; }
button.first { background: #0f5c4d; border-color: #0f5c4d; color: #fff; }
button:focus-visible, a:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
`
