'use client'
import type { ReactNode } from 'react'
import { PopupForm } from '../../internal/popup-form.tsx'
import type { BasePopupProps } from '../../internal/popup-form.tsx'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Alert } from '../alert/alert.tsx'
import { Code } from '../code/code.tsx'
import { Icon } from '../icon/icon.tsx'
import { creditCardIcon, repeatIcon, walletIcon } from '../icon/generated/icons.ts'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { RadioGroup } from '../radio-group/radio-group.tsx'

export type PaymentChoice = 'card' | 'instalments' | 'wallet'

export interface PaymentPopupProps extends Omit<BasePopupProps, 'success'> {
  /** The amount to pay now, in halalas. */
  amount: number
  /** The order number that the customer sees. */
  orderNumber?: string | undefined
  /** The invoice number, if an invoice is paid instead of an order. */
  invoiceNumber?: string | undefined
  /** The position among several orders that are paid one after the other: the second of three. */
  place?: { readonly position: number; readonly count: number } | undefined
  /** The offered payment methods, in this order. */
  methods?: readonly PaymentChoice[] | undefined
  /** The balance of the wallet, in halalas. The wallet can be chosen only if this covers the amount. */
  walletBalance?: number | undefined
  value: PaymentChoice
  onValueChange: (method: PaymentChoice) => void
  /** Further input for the chosen method, such as the choice of a saved card. */
  details?: ReactNode
  onPay: () => void
}

const icons = { card: creditCardIcon, instalments: repeatIcon, wallet: walletIcon }
const all: readonly PaymentChoice[] = ['card', 'instalments', 'wallet']

/** The choice of a payment method for an order, with an explanation of each method. */
export function PaymentPopup({
  amount,
  orderNumber,
  invoiceNumber,
  place,
  methods = all,
  walletBalance = 0,
  value,
  onValueChange,
  details,
  onPay,
  ...state
}: PaymentPopupProps): ReactNode {
  const { strings, format } = useKit('PaymentPopup')
  const words = strings.paymentPopup
  const short = walletBalance < amount
  const hints: Readonly<Record<PaymentChoice, ReactNode>> = {
    card: words.cardHint,
    instalments: words.instalmentsHint,
    wallet: (
      <>
        {short ? words.walletShort : words.walletHint} <Money halalas={walletBalance} />
      </>
    ),
  }
  return (
    <PopupForm
      {...state}
      title={words.title}
      description={
        place &&
        fillPlaceholders(words.place, {
          position: format.number(place.position),
          count: format.number(place.count),
        })
      }
      send={
        <>
          {words.pay} <Money halalas={amount} />
        </>
      }
      onSubmit={onPay}
    >
      <div className="sk:grid sk:gap-4">
        {orderNumber && (
          <p className="sk:m-0 sk:text-text-muted">
            {words.order} <Code value={orderNumber} />
          </p>
        )}
        {invoiceNumber && (
          <p className="sk:m-0 sk:text-text-muted">
            {words.invoice} <Code value={invoiceNumber} />
          </p>
        )}
        <RadioGroup
          variant="card"
          // The title of the popup asks the question already.
          label={<span className="sk:sr-only">{words.method}</span>}
          value={value}
          disabled={state.submitting}
          onValueChange={(chosen) => {
            const method = all.find((each) => each === chosen)
            if (method) onValueChange(method)
          }}
          options={methods.map((method) => ({
            value: method,
            label: words[method],
            hint: hints[method],
            end: <Icon of={icons[method]} size="md" />,
            disabled: method === 'wallet' && short,
          }))}
        />
        {details}
        {value === 'instalments' && (
          <Alert tone="warning" title={words.noRefundTitle} announce>
            {words.noRefund}
          </Alert>
        )}
      </div>
    </PopupForm>
  )
}
