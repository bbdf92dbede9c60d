import type { ReactNode } from 'react'
import type { Usage } from '../usage.ts'
import { Icon, printerIcon, infoIcon } from '../../components/icon/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'

/** A static picture, because a tooltip shows only while something points at it. */
const Tip = ({ children }: { children: ReactNode }): ReactNode => (
  <span className="w-fit max-w-64 rounded-small bg-inverse px-3 py-1.5 text-small text-on-inverse">
    {children}
  </span>
)

/** Correct and incorrect uses of a tooltip, drawn side by side. */
export const tooltipUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'اسم زر لا كلمة عليه.', en: 'The name of a button without words.' },
      draw: (locale) => (
        <div className="grid gap-2">
          <Tip>{locale === 'ar' ? 'طباعة' : 'Print'}</Tip>
          <IconButton
            label={locale === 'ar' ? 'طباعة' : 'Print'}
            icon={<Icon of={printerIcon} />}
            variant="secondary"
          />
        </div>
      ),
    },
    dont: {
      says: {
        ar: 'شرط من العقد يختفي برفع الإصبع.',
        en: 'A term of the contract, gone when the finger lifts.',
      },
      draw: (locale) => (
        <div className="grid gap-2">
          <Tip>
            {locale === 'ar'
              ? 'رسم الفسخ ربع قيمة المدة الباقية، ويُحسم من المبلغ العائد.'
              : 'The break fee is a quarter of the time left and is taken off the refund.'}
          </Tip>
          <IconButton
            label={locale === 'ar' ? 'رسم الفسخ' : 'Break fee'}
            icon={<Icon of={infoIcon} />}
            variant="secondary"
          />
        </div>
      ),
    },
  },
]
