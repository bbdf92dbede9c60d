import type { UseBookingResult } from '@sakina/api-client/booking'
import type { Money } from '@sakina/domain/money'
import { useEffect, useRef } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { usePopup } from '../../../shared/popup/use-popup.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { useSession } from '../../../shared/session/session.ts'

const TERMS = 'terms'
const PAYMENT = 'pay'
const ORDER = 'order'

type Placed = Awaited<ReturnType<UseBookingResult['order']>>
type Orders = Pick<UseBookingResult, 'order' | 'acceptTotal' | 'cancelOrders' | 'isResumable' | 'error'>

/**
 * The popups of a booking: the terms, then the payment of the first order. The URL names the open one, so
 * that Back closes it.
 */
export function useTermsAndPaymentPopups({ order, acceptTotal, cancelOrders, isResumable, error }: Orders) {
  const navigate = useNavigate()
  const session = useSession()
  const popup = usePopup(ORDER)
  // The customer may have closed the terms before the orders were created.
  const shown = useRef(popup)
  useEffect(() => {
    shown.current = popup
  })

  // The error is at the top of the page and the button at the bottom, so the page scrolls to the
  // error.
  useEffect(() => {
    if (error !== undefined) window.scrollTo({ top: 0 })
  }, [error])

  // The sum that the customer agreed to pay together with the terms; the payment then starts
  // without another question. Going back drops the agreement.
  const agreedSum = useRef<Money>(undefined)
  useEffect(() => {
    if (popup.open === null) agreedSum.current = undefined
  }, [popup.open])

  // An order that was paid in another tab, or before a reload, is shown instead of placed again.
  const showPaid = (orderId: string): void => void navigate(paths.paymentResult.to(orderId))
  const askPayment = (orderId: string): void => shown.current.show(PAYMENT, { [ORDER]: orderId })
  const goOn = (placed: Placed): void => {
    if (placed?.paidOrderId !== undefined) {
      showPaid(placed.paidOrderId)
      return
    }
    const [orderId] = placed?.ids ?? []
    if (orderId !== undefined) askPayment(orderId)
    else if (shown.current.open === TERMS) shown.current.close()
  }

  // A guest has no order to pay yet.
  const open = 'customer' in session ? popup.open : null
  const orderId = popup.named(ORDER)
  return {
    /** Places the orders; a sum also starts the payment of a single order with the saved card. */
    pay: async (sum?: Money): Promise<void> => {
      const placed = await order()
      const isSingle = placed?.paidOrderId === undefined && placed?.ids.length === 1
      agreedSum.current = isSingle && shown.current.open === TERMS ? sum : undefined
      goOn(placed)
    },
    acceptTotal: async (index: number, total: Money): Promise<void> => goOn(await acceptTotal(index, total)),
    /** Cancels the orders and returns to the choices. */
    startOver: async (ids: readonly string[], then: () => void): Promise<void> => {
      const paidOrderId = await cancelOrders(ids)
      if (paidOrderId === undefined) then()
      else showPaid(paidOrderId)
    },
    askTerms: () => popup.show(TERMS),
    askPayment,
    isAskingTerms: open === TERMS,
    payingFor: open === PAYMENT && orderId !== null && isResumable(orderId) ? orderId : null,
    /** Returns the agreed sum once, so that a refused payment is not repeated by itself. */
    takeAgreedSum: (): Money | undefined => {
      const sum = agreedSum.current
      agreedSum.current = undefined
      return sum
    },
    close: popup.close,
  }
}
