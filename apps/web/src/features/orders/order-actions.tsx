import type { Id, Order } from '@sakina/api-client/client'
import { isOrderInForce } from '@sakina/domain/vocabulary'
import {
  Icon,
  banIcon,
  contractIcon,
  creditCardIcon,
  mapPinIcon,
  messageIcon,
  pauseIcon,
  repeatIcon,
  swapIcon,
  userIcon,
} from '@sakina/ui/icon'
import type { OrderCardAction } from '@sakina/ui/order-card'
import type { ComponentProps, ReactElement } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { canComplainAbout, canMakeContractRequest } from '../../shared/contracts/can-request.ts'
import { bookOrderAgainUrl } from '../../shared/plans/booking-url.ts'
import { paymentPath } from '../../shared/orders/payment-path.ts'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { Link } from '../../shared/router/index.ts'

/** Returns the running contract of an order, which requests refer to. */
const contractInForce = ({ contract, status }: Order) =>
  contract !== null && contract.id !== null && isOrderInForce(status.code)
    ? { id: String(contract.id), state: contract.state }
    : undefined

/**
 * Returns the URL at which an order is renewed: the booking of its plan or service, or the home
 * page for a special package. Other orders cannot be renewed.
 */
const renewing = (order: Order): string | undefined => {
  const { kind, plan } = order
  if (kind === 'special_packages') return paths.home.to()
  if (kind === 'hourly') return bookOrderAgainUrl(order) ?? paths.startHourly.to()
  if (kind === 'resident') return plan?.id == null ? paths.startResident.to() : paths.bookResident.to(plan.id)
  return undefined
}

/** The documented actions of each service, in order (portal, order card). */
const serviceActions = {
  hourly: ['renew', 'replace', 'complaint', 'cancel'],
  resident: ['renew', 'stop', 'replace', 'complaint', 'cancel'],
  mediation: ['track', 'cancel'],
  period: [],
  special_packages: ['renew', 'replace', 'complaint', 'cancel'],
} as const

const looks = {
  pay: { icon: <Icon of={creditCardIcon} /> },
  chooseWorker: { icon: <Icon of={userIcon} /> },
  contract: { icon: <Icon of={contractIcon} /> },
  renew: { icon: <Icon of={repeatIcon} /> },
  stop: { icon: <Icon of={pauseIcon} /> },
  replace: { icon: <Icon of={swapIcon} /> },
  complaint: { icon: <Icon of={messageIcon} /> },
  cancel: { icon: <Icon of={banIcon} />, tone: 'danger' },
  track: { icon: <Icon of={mapPinIcon} /> },
} as const

type ActionName = keyof typeof looks
type ActionLinks = Readonly<
  Partial<Record<ActionName, ReactElement<ComponentProps<typeof Link>> | undefined>>
>

/** Returns the link of each available action of an order. Unavailable actions have none. */
function actionLinks(
  order: Order,
  { search, overdueInvoice }: Pick<Page, 'search' | 'overdueInvoice'>,
): ActionLinks {
  const { id, contract, openRequest, isPayable, isCancellable, isCancellationExcluded } = order
  const popup = (name: string, about: Readonly<Record<string, string>>) => (
    <PopupLink to={paths.popupAbout.to(search, { popup: name, ...about })} />
  )
  const overdue =
    overdueInvoice === undefined ? undefined : paths.bills.to({ invoice: overdueInvoice, pay: true })
  const payment = isPayable ? paymentPath(order) : overdue
  const renew = renewing(order)
  const present = contractInForce(order)
  const ask = (kind: 'suspension' | 'replacement' | 'cancellation') =>
    present && canMakeContractRequest({ state: present.state, openRequest, isCancellationExcluded }, kind)
      ? popup(kind, { contract: present.id })
      : undefined
  const complains = contract !== null && contract.id !== null && canComplainAbout(contract.state)
  return {
    pay: payment === undefined ? undefined : <Link to={payment} />,
    chooseWorker: order.needsWorker ? <Link to={paths.paymentResult.to(id)} /> : undefined,
    contract:
      contract?.id == null ? undefined : (
        <Link to={paths.contracts.to({ popup: 'contract', contract: contract.id })} />
      ),
    renew: renew === undefined ? undefined : <Link to={renew} />,
    stop: ask('suspension'),
    replace: ask('replacement'),
    complaint: complains ? (
      <Link to={paths.complaints.to({ add: true, contract: String(contract.id) })} />
    ) : undefined,
    cancel: isCancellable ? popup('cancel-order', { order: String(id) }) : ask('cancellation'),
    track: popup('tracking', { order: String(id) }),
  }
}

type Page = {
  search: URLSearchParams
  label: (name: ActionName) => string
  /** The id of the overdue invoice of the order's contract. */
  overdueInvoice?: Id | undefined
  /** True within a list. The page of an order links to the contract elsewhere and leaves the action out. */
  listed?: boolean
}

/** Returns the available actions of an order, payment first. */
export function orderActions(
  order: Order,
  { search, label, overdueInvoice, listed = false }: Page,
): readonly OrderCardAction[] {
  const links = actionLinks(order, { search, overdueInvoice })
  const names: readonly ActionName[] = [
    'pay',
    'chooseWorker',
    ...(listed ? (['contract'] as const) : []),
    // An unknown service is shown as live-in, the most common one.
    ...serviceActions[order.kind === 'unknown' ? 'resident' : order.kind],
  ]
  return names.flatMap((name) => {
    const link = links[name]
    // Payment is not the main action of an order whose time to pay has run out.
    const isUrgent = (name === 'pay' && order.status.code !== 'expired') || name === 'chooseWorker'
    return link ? [{ id: name, label: label(name), ...looks[name], primary: isUrgent, link }] : []
  })
}
