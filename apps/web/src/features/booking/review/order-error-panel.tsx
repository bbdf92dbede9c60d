import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Money } from '@sakina/ui/money'
import { readUnpaidOrderOfRefusal, newTotalOfRefusal } from '@sakina/domain/booking'
import type { BookingSection } from '@sakina/domain/booking'
import type { Money as Amount } from '@sakina/domain/money'
import type { ReactNode } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useErrorMessage } from '../../../shared/errors/error-messages.ts'
import { Link } from '../../../shared/router/index.ts'
import type { PlaceOrdersError } from '@sakina/api-client/booking'

type Props = {
  orderError: PlaceOrdersError
  workers: readonly string[]
  /** Returns the total that was shown for the refused order. */
  shownTotal: (index: number) => Amount | undefined
  onAcceptTotal: (index: number, total: Amount) => void
  onTryAgain: () => void
  onGoTo: (fold: BookingSection) => void
  onLeaveToOffice: () => void
  onDropVoucher: () => void
  onWithoutWallet: () => void
  /** Continues to payment with the orders that were created. */
  onGoOn: (ids: readonly string[]) => void
  /** Cancels the orders that were created and returns to the choices. */
  onStartOver: (ids: readonly string[], fold: BookingSection) => void
  plansLink: ReactNode
}

/** Explains why an order failed, with the actions that fit the reason. */
export function OrderErrorPanel(props: Props) {
  const { orderError } = props
  const t = useText()
  if (orderError.kind === 'no_passport')
    return (
      <Panel
        title={t('booking.error.passport.title')}
        text={t('booking.error.passport.text')}
        action={<Button onClick={() => props.onGoTo('when')}>{t('booking.error.passport.action')}</Button>}
      />
    )
  if (orderError.kind === 'unknown')
    return (
      <Panel
        title={t(
          orderError.error.kind === 'contract' ? 'booking.error.noLink.title' : 'booking.error.unknown.title',
        )}
        text={t('booking.error.unknown.text')}
        action={<Button onClick={props.onTryAgain}>{t('booking.error.unknown.action')}</Button>}
      />
    )
  return orderError.ids.length > 0 ? (
    <Partly {...props} orderError={orderError} />
  ) : (
    <Refused {...props} orderError={orderError} />
  )
}

type OfRefusal = Props & { orderError: Extract<PlaceOrdersError, { kind: 'refused' }> }

/** Only some of several orders were created. The customer decides before any is paid. */
function Partly({ orderError, onGoOn, onStartOver }: OfRefusal) {
  const t = useText()
  const words = useErrorMessage()
  return (
    <Panel
      title={t('booking.error.partly.title', { count: orderError.ids.length })}
      text={words(orderError.error)}
      action={
        <>
          <Button onClick={() => onGoOn(orderError.ids)}>{t('booking.error.partly.goOn')}</Button>
          <Button variant="secondary" onClick={() => onStartOver(orderError.ids, 'who')}>
            {t('booking.error.partly.again')}
          </Button>
        </>
      }
    />
  )
}

function Refused(props: OfRefusal) {
  const { orderError, onTryAgain, onGoTo } = props
  const t = useText()
  const words = useErrorMessage()
  const { error, index } = orderError
  if (Object.hasOwn(error.fields, 'addressId'))
    return (
      <Panel
        title={t('booking.error.address.title')}
        text={t('booking.error.address.text')}
        action={<Button onClick={() => onGoTo('where')}>{t('booking.error.address.action')}</Button>}
      />
    )
  if (Object.hasOwn(error.fields, 'planId'))
    return (
      <Panel
        title={t('booking.error.noPlan.title')}
        text={t('booking.error.plan.text')}
        action={props.plansLink}
      />
    )
  switch (error.code) {
    case 'total_changed':
      return <PriceChanged {...props} />
    case 'worker_unavailable':
    case 'slot_taken':
      return (
        <Panel
          title={t('booking.error.worker.title')}
          text={t('booking.error.worker.text')}
          action={
            <>
              <Button onClick={() => onGoTo('who')}>{t('booking.error.worker.other')}</Button>
              {props.workers.length === 1 && (
                <Button variant="secondary" onClick={props.onLeaveToOffice}>
                  {t('booking.error.worker.office')}
                </Button>
              )}
              <Button variant="quiet" onClick={() => onGoTo('when')}>
                {t('booking.error.worker.time')}
              </Button>
            </>
          }
        />
      )
    case 'address_incomplete':
      return (
        <Panel
          title={t('booking.error.incomplete.title')}
          text={t('booking.error.incomplete.text')}
          action={<Button onClick={() => onGoTo('where')}>{t('booking.error.incomplete.action')}</Button>}
        />
      )
    case 'city_not_served':
      return (
        <Panel
          title={words(error)}
          text={t('booking.error.notServed.text')}
          action={<Button onClick={() => onGoTo('where')}>{t('booking.error.address.action')}</Button>}
        />
      )
    case 'city_not_reached':
    case 'worker_city_not_accepted':
      return (
        <Panel
          title={words(error)}
          text={t(
            error.code === 'city_not_reached' ? 'booking.error.notReached.text' : 'booking.error.origin.text',
          )}
          action={<Button onClick={() => onGoTo('where')}>{t('booking.error.address.action')}</Button>}
        />
      )
    case 'no_worker_free':
    case 'date_unavailable':
      return (
        <Panel
          title={t('booking.error.time.title')}
          text={words(error)}
          action={<Button onClick={() => onGoTo('when')}>{t('booking.error.worker.time')}</Button>}
        />
      )
    case 'plan_unavailable':
    case 'not_found':
      return (
        <Panel
          title={t('booking.error.plan.title')}
          text={t('booking.error.plan.text')}
          action={props.plansLink}
        />
      )
    case 'terms_outdated':
      return (
        <Panel
          title={t('booking.error.terms.title')}
          text={words(error)}
          action={<Button onClick={onTryAgain}>{t('booking.error.terms.action')}</Button>}
        />
      )
    case 'voucher_unknown':
    case 'voucher_used':
    case 'voucher_expired':
    case 'voucher_not_applicable':
      return (
        <Panel
          title={t('booking.error.voucher.title')}
          text={words(error)}
          action={<Button onClick={props.onDropVoucher}>{t('booking.error.voucher.action')}</Button>}
        />
      )
    case 'balance_too_low':
      return (
        <Panel
          title={t('booking.error.balance.title')}
          text={words(error)}
          action={<Button onClick={props.onWithoutWallet}>{t('booking.error.balance.action')}</Button>}
        />
      )
    case 'order_awaiting_payment':
      return <AnotherAwaitsPayment {...props} />
    case 'unauthorized':
      return <Panel title={t('booking.error.session.title')} text={t('booking.error.session.text')} />
    default:
      return (
        <Panel
          title={t('booking.error.other.title')}
          text={words(error)}
          key={index}
          action={<Button onClick={onTryAgain}>{t('booking.error.other.action')}</Button>}
        />
      )
  }
}

/**
 * An account without a paid order may hold only one booking, so the other one must be paid or cancelled
 * first.
 */
function AnotherAwaitsPayment({ orderError, onTryAgain }: OfRefusal) {
  const t = useText()
  const { id, number } = readUnpaidOrderOfRefusal(orderError.error.details)
  return (
    <Panel
      title={t('booking.error.awaiting.title')}
      text={t('booking.error.awaiting.text', { number })}
      action={
        <>
          <Button asChild>
            <Link to={id === undefined ? paths.myOrders.to() : paths.myOrder.to({ order: id })}>
              {t('booking.error.awaiting.open')}
            </Link>
          </Button>
          <Button variant="secondary" onClick={onTryAgain}>
            {t('booking.error.awaiting.again')}
          </Button>
        </>
      }
    />
  )
}

/** The price has changed and nothing was charged. The customer accepts the new total or leaves. */
function PriceChanged({ orderError, shownTotal, onAcceptTotal, onTryAgain }: OfRefusal) {
  const t = useText()
  const before = shownTotal(orderError.index)
  const total = newTotalOfRefusal(orderError.error.details)
  return (
    <Panel
      title={t('booking.error.price.title')}
      text={
        <>
          {t('booking.error.price.text')} {before !== undefined && <Money halalas={before} struck />}{' '}
          {total !== undefined && <Money halalas={total} weight="strong" />}
        </>
      }
      action={
        <Button onClick={() => (total === undefined ? onTryAgain() : onAcceptTotal(orderError.index, total))}>
          {t('booking.error.price.accept')} {total !== undefined && <Money halalas={total} />}
        </Button>
      }
    />
  )
}

type PanelProps = { title: string; text: ReactNode; action?: ReactNode }

const Panel = ({ title, text, action }: PanelProps) => (
  <Alert tone="warning" title={title} announce action={action}>
    {text}
  </Alert>
)
