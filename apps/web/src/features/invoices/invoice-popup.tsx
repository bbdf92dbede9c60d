import { useEndpoint } from '@sakina/api-client/swr'
import { getInvoice } from '@sakina/api-client/wire/invoices'
import { Lockup } from '@sakina/ui/art/brand'
import { invoiceSheet as arabic } from '@sakina/ui/strings/ar'
import { invoiceSheet as english } from '@sakina/ui/strings/en'
import { ViewInvoicePopup } from '@sakina/ui/view-invoice-popup'
import { useEffect } from 'react'

import { brand } from '../../shared/config/brand.ts'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { LazyLoadErrorPopup, usePopup } from '../../shared/popup/use-popup.ts'
import { toInvoiceSheetInvoice } from './invoice-view.ts'
import { PayInvoicePopup } from './pay-invoice.tsx'

type Props = { id: string; onClose: () => void }

const paying = 'pay'

const beside = {
  // The tax authority requires Arabic on every invoice. Another language may be added.
  ar: { locale: 'en', words: english },
  en: { locale: 'ar', words: arabic },
} as const

/**
 * Sets the title of the document to the number of an invoice, because the browser names a printed
 * file after the title.
 */
function useDocumentName(number: string | undefined) {
  useEffect(() => {
    if (number === undefined) return undefined
    const before = document.title
    document.title = number
    return () => {
      document.title = before
    }
  }, [number])
}

/** A popup with one invoice, which can be printed and paid. */
export default function InvoicePopup({ id, onClose }: Props) {
  const t = useText()
  const locale = useLocale()
  const { data, error, mutate } = useEndpoint(getInvoice, { params: { id } })
  const { open: popup, show, close } = usePopup()
  useDocumentName(data?.number)
  if (popup === paying && data?.isPayable) return <PayInvoicePopup invoice={data} onClose={close} />
  if (error && !data)
    return (
      <LazyLoadErrorPopup
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
      invoice={data && toInvoiceSheetInvoice(data)}
      beside={beside[locale]}
      logo={<Lockup name={brand.name[locale]} />}
      onPrint={() => window.print()}
      onPay={data?.isPayable ? () => show(paying) : undefined}
    />
  )
}
