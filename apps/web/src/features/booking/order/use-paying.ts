import { useRequest } from '@sakina/api-client/swr'
import type { BookingDraft, BookingPrice } from '@sakina/domain/booking'
import type { Money } from '@sakina/domain/money'
import { useEffect, useRef, useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { usePopup } from '../../../shared/popup/use-popup.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { useSession } from '../../../shared/session/session.ts'
import { deviceStore } from '../draft/device-store.ts'
import type { ChangeBooking } from '../draft/use-draft.ts'
import { readQueue } from '../payment/payment-queue.ts'
import { giveBack } from './give-back.ts'
import { usePlacing } from './use-placing.ts'

type PaymentInput = {
  draft: BookingDraft
  change: ChangeBooking
  renew: () => void
}

/** What is asked for: the price as it is shown, and the terms it was quoted under. */
export type Priced = { readonly price: BookingPrice | undefined; readonly termsVersion: string | undefined }

const TERMS = 'terms'
const PAYMENT = 'pay'
const ORDER = 'order'

/** An order of the booking on this device: an address made by somebody else opens no payment. */
const isQueued = (id: string | null): id is string =>
  readQueue(deviceStore())?.orders.some((order) => order.id === id) ?? false

/**
 * From a choice to its payment: the terms, the orders, how to pay the first. What is open over the page stands in the
 * address, so that "back" closes it.
 */
export function usePaying({ draft, change, renew }: PaymentInput) {
  const request = useRequest()
  const navigate = useNavigate()
  const session = useSession()
  const { place, busy, trouble: met, forget } = usePlacing(change)
  const [accepted, setAccepted] = useState<Readonly<Record<number, Money>>>({})
  const popup = usePopup(ORDER)
  // By the time the orders are made the terms may have been closed
  const shown = useRef(popup)
  useEffect(() => {
    shown.current = popup
  })

  // What went wrong stands at the top, and who pressed the button is at the bottom
  useEffect(() => {
    if (met !== undefined) window.scrollTo({ top: 0 })
  }, [met])

  // Signed in again, a session that had ended is no trouble any more
  const isSignedInAgain =
    session.status === 'signedIn' && met?.kind === 'refused' && met.error.code === 'unauthorized'
  const customer = session.status === 'signedIn' ? session.customer : undefined
  const totalsOf = (price: BookingPrice | undefined): readonly Money[] =>
    price?.totals.map((total, index) => accepted[index] ?? total) ?? []

  // Paid in another window or before this page was left: it is shown, not ordered once more
  const showPaid = (orderId: string): void => void navigate(paths.paymentResult.to(orderId))
  const askPayment = (orderId: string): void => shown.current.show(PAYMENT, { [ORDER]: orderId })

  const pay = async ({ price, termsVersion }: Priced, totals = totalsOf(price)): Promise<void> => {
    if (customer === undefined || price === undefined || termsVersion === undefined) return
    const placed = await place(draft, { customer, termsVersion, totals, wallet: price.wallet })
    if (placed?.paidOrderId !== undefined) {
      showPaid(placed.paidOrderId)
      return
    }
    const [orderId] = placed?.ids ?? []
    if (orderId !== undefined) askPayment(orderId)
    else if (shown.current.open === TERMS) shown.current.close()
  }

  // A guest has nothing to pay yet
  const open = 'customer' in session ? popup.open : null
  const order = popup.named(ORDER)
  return {
    pay,
    busy,
    trouble: isSignedInAgain ? undefined : met,
    forget,
    totalsOf,
    /** The new total a refusal named, taken for the order it spoke of. */
    acceptTotal: (priced: Priced, index: number, total: Money) => {
      const next = { ...accepted, [index]: total }
      setAccepted(next)
      void pay(
        priced,
        totalsOf(priced.price).map((each, at) => next[at] ?? each),
      )
    },
    /** Calls the orders off, and then goes on to choose anew. */
    giveAllBack: async (ids: readonly string[], then: () => void): Promise<void> => {
      const { paidOrderId } = await giveBack({ request }, deviceStore(), ids)
      if (paidOrderId !== undefined) {
        showPaid(paidOrderId)
        return
      }
      renew()
      then()
    },
    askTerms: () => popup.show(TERMS),
    askPayment,
    isAskingTerms: open === TERMS,
    payingFor: open === PAYMENT && isQueued(order) ? order : null,
    close: popup.close,
  }
}
