import { useEndpoint } from '@sakina/api-client/swr'
import { getInvoice } from '@sakina/api-client/wire/invoices'
import { invoiceSheet as arabic } from '@sakina/ui/strings/ar'
import { invoiceSheet as english } from '@sakina/ui/strings/en'
import { ViewInvoicePopup } from '@sakina/ui/view-invoice-popup'

import { useLocale } from '../../shared/intl/locale-context.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { PopupFailed } from '../../shared/popup/popup-failed.tsx'
import { usePopup } from '../../shared/popup/use-popup.ts'
import { invoiceView } from './invoice-view.ts'
import { PayInvoice } from './pay-invoice.tsx'

type Props = { id: string; onClose: () => void }

const paying = 'pay'

const beside = {
  // The tax authority requires Arabic on every invoice. Another language may be added.
  ar: { locale: 'en', words: english },
  en: { locale: 'ar', words: arabic },
} as const

export default function ViewInvoice({ id, onClose }: Props) {
  const t = useText()
  const locale = useLocale()
  const { data, error, mutate } = useEndpoint(getInvoice, { params: { id } })
  const { open: popup, show, close } = usePopup()
  if (popup === paying && data?.isPayable) return <PayInvoice invoice={data} onClose={close} />
  if (error && !data)
    return (
      <PopupFailed
        title={t('invoices.one')}
        heading={t('invoices.oneFailed')}
        kind="invoice"
        error={error}
        onRetry={() => void mutate()}
        onClose={onClose}
      />
    )
  return (
    <ViewInvoicePopup
      open
      onOpenChange={(open) => !open && onClose()}
      invoice={data && invoiceView(data)}
      beside={beside[locale]}
      onPrint={() => window.print()}
      onPay={data?.isPayable ? () => show(paying) : undefined}
    />
  )
}
