import type { Usage } from '../usage.ts'
import { Button } from '../../components/button/index.ts'
import { Alert } from '../../components/alert/index.ts'

/** Correct and incorrect uses of an alert, drawn side by side. */
export const alertUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'ما حدث، وأثره، وما العمل.', en: 'What happened, what it means, what to do.' },
      draw: (locale) => (
        <Alert
          tone="danger"
          title={locale === 'ar' ? 'لم يتم الدفع' : 'The payment did not go through'}
          action={
            <Button size="sm" variant="secondary">
              {locale === 'ar' ? 'الدفع ببطاقة أخرى' : 'Pay with another card'}
            </Button>
          }
        >
          {locale === 'ar'
            ? 'رفض البنك البطاقة ولم يُخصم أي مبلغ.'
            : 'The bank refused the card. Nothing was charged.'}
        </Alert>
      ),
    },
    dont: {
      says: { ar: 'خبر بلا سبب ولا مخرج.', en: 'News without a reason or a way out.' },
      draw: (locale) => <Alert tone="danger">{locale === 'ar' ? 'حدث خطأ.' : 'An error occurred.'}</Alert>,
    },
  },
]
