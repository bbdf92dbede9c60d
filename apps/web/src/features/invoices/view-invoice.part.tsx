import { useEndpoint } from '@sakina/api-client/swr'
import { getInvoice } from '@sakina/api-client/wire/invoices'
import { invoiceSheet as arabic } from '@sakina/ui/strings/ar'
import { invoiceSheet as english } from '@sakina/ui/strings/en'
import { ViewInvoicePopup } from '@sakina/ui/view-invoice-popup'

import { useLocale } from '../../shared/intl/locale-context.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { invoiceView } from './invoice-view.ts'
import { PayInvoice } from './pay-invoice.tsx'

type Props = { id: string; onClose: () => void }

const beside = {
  // The tax authority asks for Arabic on every invoice; the other language is an addition.
  ar: { locale: 'en', words: english },
  en: { locale: 'ar', words: arabic },
} as const

export default function ViewInvoice({ id, onClose }: Props) {
  const locale = useLocale()
  const { data, error, mutate } = useEndpoint(getInvoice, { params: { id } })
  const [search, setSearch] = useSearchParams()
  const pay = (begins: boolean) =>
    setSearch(
      (before) => {
        if (begins) before.set('popup', 'pay')
        else before.delete('popup')
        return before
      },
      { replace: !begins },
    )
  if (search.get('popup') === 'pay' && data?.isPayable)
    return <PayInvoice invoice={data} onClose={() => pay(false)} />
  return (
    <ViewInvoicePopup
      open
      onOpenChange={(open) => !open && onClose()}
      invoice={data && invoiceView(data)}
      beside={beside[locale]}
      onRetry={error && !data ? () => void mutate() : undefined}
      onPrint={() => window.print()}
      onPay={data?.isPayable ? () => pay(true) : undefined}
    />
  )
}
