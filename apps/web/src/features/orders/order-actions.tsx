import type { Order } from '@sakina/api-client/client'
import { orderCards } from '@sakina/domain/lifecycles'
import type { OrderCardAction, OrderCardActions } from '@sakina/ui/order-card'

import { paths } from '../../shared/config/paths.ts'
import { Link } from '../../shared/router/index.ts'

const inForce: ReadonlySet<string> = new Set(['paid', 'processing', 'active'])

const renewing = ({ kind, service, plan }: Order): string | undefined => {
  const at = kind === 'unknown' ? undefined : orderCards[kind].renewsAt
  if (at === 'home') return paths.home.to()
  if (at === 'hourly_booking')
    return service?.id == null || plan?.id == null
      ? paths.startHourly.to()
      : paths.bookHourly.to(service.id, plan.id)
  if (at === 'resident_booking')
    return plan?.id == null ? paths.startResident.to() : paths.bookResident.to(plan.id)
  return undefined
}

const link = (to: string): OrderCardAction => ({ link: <Link to={to} /> })

/** What can be done with an order now; the card shows of it what its service has (portal, order card). */
export function orderActions(order: Order, search: URLSearchParams): OrderCardActions {
  const { id, contract, status, isPayable, isCancellable } = order
  const about = (popup: string, more: Readonly<Record<string, string>>) =>
    link(paths.popupAbout.to(search, { popup, ...more }))
  const renew = renewing(order)
  const contractId = contract?.id == null ? undefined : String(contract.id)
  const onContract = contractId !== undefined && inForce.has(status.code) ? contractId : undefined
  const over = contractId !== undefined && status.code === 'completed'
  return {
    ...(isPayable && { pay: link(paths.checkout.to(id)) }),
    ...(renew !== undefined && { renew: link(renew) }),
    ...(onContract !== undefined && {
      stop: about('suspension', { contract: onContract }),
      replace: about('replacement', { contract: onContract }),
    }),
    ...((onContract !== undefined || over) && {
      complaint: link(paths.complaints.to({ add: true, ...(contractId && { contract: contractId }) })),
    }),
    ...(onContract !== undefined
      ? { cancel: about('cancellation', { contract: onContract }) }
      : isCancellable && { cancel: about('cancel-order', { order: String(id) }) }),
    track: about('tracking', { order: String(id) }),
  }
}
