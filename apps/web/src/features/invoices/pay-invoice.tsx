import type { InvoiceDetail } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { payInvoice } from '@sakina/api-client/wire/invoices'
import { getWallet } from '@sakina/api-client/wire/wallet'
import { subtract, ZERO_MONEY } from '@sakina/domain/money'
import { PaymentPopup, type PaymentChoice } from '@sakina/ui/payment-popup'
import { useState } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useCardSelection } from '../../shared/orders/use-card-selection.tsx'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useNavigate } from '../../shared/router/index.ts'
import { showToast } from '../../shared/toasts/show-toast.ts'

type Props = { invoice: InvoiceDetail; onClose: () => void }

// A fee is paid in full, never by instalments.
const methods = ['card', 'wallet'] as const

/** A popup that pays an invoice by card on the page of the provider, or from the wallet at once. */
export function PayInvoicePopup({ invoice, onClose }: Props) {
  const t = useText()
  const refusal = useErrorMessage()
  const navigate = useNavigate()
  const wallet = useEndpoint(getWallet, {})
  const payment = useCommand(payInvoice)
  const card = useCardSelection()
  const [method, setMethod] = useState<PaymentChoice>('card')
  // The browser is navigating to the provider, so the button must not start a second payment.
  const [isRedirecting, setIsRedirecting] = useState(false)
  const pay = async () => {
    const reply = await payment.run({
      params: { id: String(invoice.id) },
      body: { method, ...(method === 'card' && card.wish) },
    })
    if (!reply.ok) return
    if (method === 'wallet') {
      showToast(t('invoices.paidFromWallet'))
      onClose()
      return
    }
    setIsRedirecting(true)
    if (reply.value.paymentLink === null) void navigate(paths.checkout.to(reply.value.id))
    else window.location.assign(reply.value.paymentLink)
  }
  return (
    <PaymentPopup
      open
      onOpenChange={onClose}
      amount={invoice.due ?? invoice.total ?? ZERO_MONEY}
      invoiceNumber={invoice.number}
      methods={methods}
      walletBalance={wallet.data ? subtract(wallet.data.balance, wallet.data.frozen) : ZERO_MONEY}
      value={method}
      onValueChange={(chosen) => {
        // The error of one method must not be shown for another.
        payment.reset()
        setMethod(chosen)
      }}
      details={method === 'card' && card.fields}
      onPay={() => void pay()}
      submitting={payment.busy || isRedirecting}
      failure={payment.error && refusal(payment.error)}
    />
  )
}
