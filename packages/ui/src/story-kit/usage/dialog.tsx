import type { ReactNode } from 'react'
import type { Usage } from '../usage.ts'
import { Button } from '../../components/button/index.ts'
import { Money } from '../../components/money/index.ts'
import { Card, CardTitle } from '../../components/card/index.ts'

/** A static picture of a window, because an open one would cover the page. */
function Window({ locale, children }: { locale: 'ar' | 'en'; children: ReactNode }): ReactNode {
  return (
    <Card className="shadow-raised">
      <CardTitle>{locale === 'ar' ? 'إلغاء العقد' : 'Cancel the contract'}</CardTitle>
      <p className="m-0">
        {locale === 'ar' ? 'يعود إليكم خلال خمسة أيام:' : 'Back to you within five days:'}{' '}
        <Money halalas={379500} />
      </p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  )
}

/** Correct and incorrect uses of a dialog, drawn side by side. */
export const dialogUsage: readonly Usage[] = [
  {
    do: {
      says: {
        ar: 'زر يسمّي الفعل، وآخر يُبقي كل شيء كما هو.',
        en: 'One button names the act, one leaves all as it is.',
      },
      draw: (locale) => (
        <Window locale={locale}>
          <Button variant="danger">{locale === 'ar' ? 'تأكيد الإلغاء' : 'Confirm cancellation'}</Button>
          <Button variant="quiet">{locale === 'ar' ? 'إبقاء العقد' : 'Keep the contract'}</Button>
        </Window>
      ),
    },
    dont: {
      says: { ar: '«إلغاء» الإلغاء: أيهما يلغي العقد؟', en: '“Cancel” the cancelling: which one does it?' },
      draw: (locale) => (
        <Window locale={locale}>
          <Button>{locale === 'ar' ? 'نعم' : 'Yes'}</Button>
          <Button variant="quiet">{locale === 'ar' ? 'إلغاء' : 'Cancel'}</Button>
        </Window>
      ),
    },
  },
]
