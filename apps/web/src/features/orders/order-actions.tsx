import type { Order } from '@sakina/api-client/client'
import type { OrderCardAction, OrderCardActions } from '@sakina/ui/order-card'

import { paths } from '../../shared/config/paths.ts'
import { canAsk } from '../../shared/contracts/can-ask.ts'
import { whereToPay } from '../../shared/orders/where-to-pay.ts'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { Link } from '../../shared/router/index.ts'

const inForce: ReadonlySet<string> = new Set(['paid', 'processing', 'active'])

/** The contract of an order whose service is being given, which the office can be asked about. */
const contractInForce = ({ contract, status }: Order) =>
  contract !== null && contract.id !== null && inForce.has(status.code)
    ? { id: String(contract.id), state: contract.state }
    : undefined

/** Where renewing leads: the booking of that service, or the home page. */
const renewing = ({ kind, service, plan }: Order): string | undefined => {
  if (kind === 'special_packages') return paths.home.to()
  if (kind === 'hourly')
    return service?.id == null || plan?.id == null
      ? paths.startHourly.to()
      : paths.bookHourly.to(service.id, plan.id)
  if (kind === 'resident') return plan?.id == null ? paths.startResident.to() : paths.bookResident.to(plan.id)
  return undefined
}

const link = (to: string): OrderCardAction => ({ link: <Link to={to} /> })
const over = (to: string): OrderCardAction => ({ link: <PopupLink to={to} /> })

/** What can be done with an order now; the card shows of it what its service has (portal, order card). */
export function orderActions(order: Order, search: URLSearchParams): OrderCardActions {
  const { id, contract, openRequest, status, isPayable, isCancellable, paymentMethod } = order
  const about = (popup: string, more: Readonly<Record<string, string>>) =>
    over(paths.popupAbout.to(search, { popup, ...more }))
  const renew = renewing(order)
  const present = contractInForce(order)
  const ask = (kind: 'suspension' | 'replacement' | 'cancellation') =>
    present && canAsk({ state: present.state, openRequest, paymentMethod }, kind)
      ? about(kind, { contract: present.id })
      : undefined
  const complains =
    contract !== null && contract.id !== null && (present !== undefined || status.code === 'completed')
  return {
    ...(isPayable && { pay: link(whereToPay(order)) }),
    ...(renew !== undefined && { renew: link(renew) }),
    stop: ask('suspension'),
    replace: ask('replacement'),
    ...(complains && {
      complaint: link(paths.complaints.to({ add: true, contract: String(contract.id) })),
    }),
    cancel: isCancellable ? about('cancel-order', { order: String(id) }) : ask('cancellation'),
    track: about('tracking', { order: String(id) }),
  }
}
