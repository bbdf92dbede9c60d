import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { getInvoice, payInvoice } from '@sakina/api-client/wire/invoices'
import { invoiceSheet as arabic } from '@sakina/ui/strings/ar'
import { invoiceSheet as english } from '@sakina/ui/strings/en'
import { ViewInvoicePopup } from '@sakina/ui/view-invoice-popup'
import { useState } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { useLocale } from '../../shared/intl/locale-context.ts'
import { useRefusalWords } from '../../shared/refusals/use-refusal-words.ts'
import { useNavigate } from '../../shared/router/index.ts'
import { invoiceView } from './invoice-view.ts'

type Props = { id: string; onClose: () => void }

const beside = {
  // The tax authority asks for Arabic on every invoice; the other language is an addition.
  ar: { locale: 'en', words: english },
  en: { locale: 'ar', words: arabic },
} as const

export default function ViewInvoice({ id, onClose }: Props) {
  const locale = useLocale()
  const refusal = useRefusalWords()
  const navigate = useNavigate()
  const { data, error, mutate } = useEndpoint(getInvoice, { params: { id } })
  const payment = useCommand(payInvoice)
  // The browser is on its way to the provider: the button must not offer a second payment.
  const [leaving, setLeaving] = useState(false)
  const pay = async () => {
    const reply = await payment.run({ params: { id }, body: { method: 'card' } })
    if (!reply.ok) return
    setLeaving(true)
    if (reply.value.paymentLink === null) void navigate(paths.checkout.to(reply.value.id))
    else window.location.assign(reply.value.paymentLink)
  }
  return (
    <ViewInvoicePopup
      open
      onOpenChange={(open) => !open && onClose()}
      invoice={data && invoiceView(data)}
      beside={beside[locale]}
      onRetry={error && !data ? () => void mutate() : undefined}
      onPrint={() => window.print()}
      onPay={data?.isPayable ? () => void pay() : undefined}
      paying={payment.busy || leaving}
      failure={payment.error && refusal(payment.error)}
    />
  )
}
