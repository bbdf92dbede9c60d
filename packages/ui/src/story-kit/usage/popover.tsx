import type { ReactNode } from 'react'
import type { Usage } from '../usage.ts'
import { Button } from '../../components/button/index.ts'
import { KeyValueList } from '../../components/key-value-list/index.ts'
import { Money } from '../../components/money/index.ts'

interface OpenedProps {
  readonly trigger: string
  readonly children: ReactNode
}

/** A static picture of an open popover below its button. */
const Opened = ({ trigger, children }: OpenedProps): ReactNode => (
  <div className="grid justify-items-start gap-2">
    <Button variant="secondary" size="sm">
      {trigger}
    </Button>
    <div className="w-full max-w-72 rounded-card border border-border bg-raised p-4 shadow-raised">
      {children}
    </div>
  </div>
)

/** Correct and incorrect uses of a popover, drawn side by side. */
export const popoverUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'تفصيل قصير لما بجانبه.', en: 'A few details of what stands beside it.' },
      draw: (locale) => (
        <Opened trigger={locale === 'ar' ? 'مم يتكوّن السعر؟' : 'What is in the price?'}>
          <KeyValueList
            items={[
              { label: locale === 'ar' ? 'الخدمة' : 'Service', value: <Money halalas={34400} /> },
              { label: locale === 'ar' ? 'الضريبة' : 'Tax', value: <Money halalas={5160} /> },
            ]}
          />
        </Opened>
      ),
    },
    dont: {
      says: {
        ar: 'شرط لا يُطلب دون قراءته، مخفيّ خلف زر.',
        en: 'A term nobody should order without reading, hidden behind a button.',
      },
      draw: (locale) => (
        <Opened trigger={locale === 'ar' ? 'معلومات' : 'Information'}>
          <p className="m-0">
            {locale === 'ar'
              ? 'لا يعود المبلغ إذا أُلغيت الزيارة قبل أقل من يوم.'
              : 'No refund if the visit is cancelled less than a day before.'}
          </p>
        </Opened>
      ),
    },
  },
]
