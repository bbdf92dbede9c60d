import type { ReactNode } from 'react'
import { textSteps } from '../../packages/ui/src/tokens/index.ts'
import tokens from '../../packages/ui/tokens/tokens.json' with { type: 'json' }
import { useDocumentTheme } from '../use-document-theme.ts'

type Step = (typeof textSteps)[number]

const looks = {
  caption: 'text-caption',
  small: 'text-small',
  body: 'text-body',
  lead: 'text-lead',
  title: 'text-title',
  price: 'text-price',
  heading: 'text-heading',
  display: 'text-display',
} satisfies Record<Step, string>

const words = {
  ar: { leading: 'ارتفاع السطر', weights: 'الأثقال' },
  en: { leading: 'line height', weights: 'Weights' },
} as const

const pixels = (rem: number): string => String(Math.round(rem * 160) / 10)

/** Returns the font size on a phone 360 px wide and, if it differs, on a screen 1280 px wide. */
function sizeOf(step: Step, script: 'arabic' | 'latin'): string {
  const { min, max, arabic } = tokens.text[step]
  const [narrow, wide] = [script === 'arabic' ? arabic.min : min, max].map(({ $value }) =>
    pixels($value.value),
  )
  return narrow === wide ? `${wide} px` : `${narrow} → ${wide} px`
}

function Sample({ step, script, text }: { step: Step; script: 'arabic' | 'latin'; text: string }): ReactNode {
  const { locale } = useDocumentTheme()
  const [lang, dir] = script === 'arabic' ? ['ar', 'rtl'] : ['en', 'ltr']
  return (
    <div className="grid content-start gap-1">
      <span lang={lang} dir={dir} className={`text-text ${looks[step]}`}>
        {text}
      </span>
      <span className="text-caption text-text-muted">
        <bdi dir="ltr">{sizeOf(step, script)}</bdi> · {words[locale].leading}{' '}
        <bdi dir="ltr">{tokens.text[step][script].leading.$value}</bdi>
      </span>
    </div>
  )
}

const weights = { regular: 'font-normal', semibold: 'font-semibold', bold: 'font-bold' } as const

/** Both scripts side by side with the sizes they have on a page. */
export function TypeScale(): ReactNode {
  const { locale } = useDocumentTheme()
  return (
    <div className="sb-unstyled grid gap-4">
      {textSteps.map((step) => (
        <div key={step} className="grid gap-3 border-b border-border pb-4 sm:grid-cols-[8rem_1fr_1fr]">
          <code dir="ltr" className="text-start font-code text-small text-text">
            {looks[step]}
          </code>
          <Sample step={step} script="arabic" text="بيتٌ مطمئن، وعاملةٌ تثق بها" />
          <Sample step={step} script="latin" text="A calm home, a worker you trust" />
        </div>
      ))}
      <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
        <span className="text-small text-text">{words[locale].weights}</span>
        <div className="flex flex-wrap gap-6 text-text">
          {(['regular', 'semibold', 'bold'] as const).map((name) => (
            <span key={name} dir="ltr" className={weights[name]}>
              {weights[name]} {tokens.weight[name].$value}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
