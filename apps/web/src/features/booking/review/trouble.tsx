import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Money } from '@sakina/ui/money'
import type { Fold } from '@sakina/domain/booking'
import { isMoney, fromWire } from '@sakina/domain/money'
import type { Money as Amount } from '@sakina/domain/money'
import { attempt } from '@sakina/domain/refusal'
import type { ReactNode } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useErrorWords } from '../../../shared/errors/error-sentences.ts'
import { Link } from '../../../shared/router/index.ts'
import type { Trouble } from '../order/make-orders.ts'

type Props = {
  trouble: Trouble
  workers: readonly string[]
  /** The total that was shown of the order refused. */
  shownTotal: (index: number) => Amount | undefined
  onAcceptTotal: (index: number, total: Amount) => void
  onTryAgain: () => void
  onGoTo: (fold: Fold) => void
  onLeaveToOffice: () => void
  onDropVoucher: () => void
  onWithoutWallet: () => void
  /** Pay for those that were made. */
  onGoOn: (ids: readonly string[]) => void
  /** Give those back and choose anew. */
  onStartOver: (ids: readonly string[], fold: Fold) => void
  plansLink: ReactNode
}

/** The new total a refusal names. */
export function newTotal(details: Readonly<Record<string, unknown>>): Amount | undefined {
  const result = isRecord(details['result']) ? details['result'] : details
  const total = result['total']
  if (typeof total !== 'number' && typeof total !== 'string') return undefined
  const read = attempt(() => fromWire(total))
  return read.ok && isMoney(read.value) ? read.value : undefined
}

/** Why the booking did not go through, in plain words, with the way on that fits. */
export function TroublePanel(props: Props) {
  const { trouble } = props
  const t = useText()
  if (trouble.kind === 'no_passport')
    return (
      <Panel
        title={t('booking.trouble.passport.title')}
        text={t('booking.trouble.passport.text')}
        action={<Button onClick={() => props.onGoTo('when')}>{t('booking.trouble.passport.action')}</Button>}
      />
    )
  if (trouble.kind === 'unknown')
    return (
      <Panel
        title={t(
          trouble.error.kind === 'contract'
            ? 'booking.trouble.noLink.title'
            : 'booking.trouble.unknown.title',
        )}
        text={t('booking.trouble.unknown.text')}
        action={<Button onClick={props.onTryAgain}>{t('booking.trouble.unknown.action')}</Button>}
      />
    )
  return trouble.ids.length > 0 ? (
    <Partly {...props} trouble={trouble} />
  ) : (
    <Refused {...props} trouble={trouble} />
  )
}

type OfRefusal = Props & { trouble: Extract<Trouble, { kind: 'refused' }> }

/** Some orders of several were made: nothing is paid for what the customer did not want alone. */
function Partly({ trouble, onGoOn, onStartOver }: OfRefusal) {
  const t = useText()
  const words = useErrorWords()
  return (
    <Panel
      title={t('booking.trouble.partly.title', { count: trouble.ids.length })}
      text={words(trouble.error)}
      action={
        <>
          <Button onClick={() => onGoOn(trouble.ids)}>{t('booking.trouble.partly.goOn')}</Button>
          <Button variant="secondary" onClick={() => onStartOver(trouble.ids, 'who')}>
            {t('booking.trouble.partly.again')}
          </Button>
        </>
      }
    />
  )
}

function Refused(props: OfRefusal) {
  const { trouble, onTryAgain, onGoTo } = props
  const t = useText()
  const words = useErrorWords()
  const { error, index } = trouble
  if (Object.hasOwn(error.fields, 'partner_shipping_id'))
    return (
      <Panel
        title={t('booking.trouble.address.title')}
        text={t('booking.trouble.address.text')}
        action={<Button onClick={() => onGoTo('where')}>{t('booking.trouble.address.action')}</Button>}
      />
    )
  if (Object.hasOwn(error.fields, 'service_package_id'))
    return (
      <Panel
        title={t('booking.trouble.noPlan.title')}
        text={t('booking.trouble.plan.text')}
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
          title={t('booking.trouble.worker.title')}
          text={t('booking.trouble.worker.text')}
          action={
            <>
              <Button onClick={() => onGoTo('who')}>{t('booking.trouble.worker.other')}</Button>
              {props.workers.length === 1 && (
                <Button variant="secondary" onClick={props.onLeaveToOffice}>
                  {t('booking.trouble.worker.office')}
                </Button>
              )}
              <Button variant="quiet" onClick={() => onGoTo('when')}>
                {t('booking.trouble.worker.time')}
              </Button>
            </>
          }
        />
      )
    case 'address_incomplete':
      return (
        <Panel
          title={t('booking.trouble.incomplete.title')}
          text={t('booking.trouble.incomplete.text')}
          action={<Button onClick={() => onGoTo('where')}>{t('booking.trouble.incomplete.action')}</Button>}
        />
      )
    case 'city_not_served':
      return (
        <Panel
          title={words(error)}
          text={t('booking.trouble.notServed.text')}
          action={<Button onClick={() => onGoTo('where')}>{t('booking.trouble.address.action')}</Button>}
        />
      )
    case 'no_worker_free':
    case 'date_unavailable':
      return (
        <Panel
          title={t('booking.trouble.time.title')}
          text={words(error)}
          action={<Button onClick={() => onGoTo('when')}>{t('booking.trouble.worker.time')}</Button>}
        />
      )
    case 'plan_unavailable':
    case 'not_found':
      return (
        <Panel
          title={t('booking.trouble.plan.title')}
          text={t('booking.trouble.plan.text')}
          action={props.plansLink}
        />
      )
    case 'terms_outdated':
      return (
        <Panel
          title={t('booking.trouble.terms.title')}
          text={words(error)}
          action={<Button onClick={onTryAgain}>{t('booking.trouble.terms.action')}</Button>}
        />
      )
    case 'voucher_unknown':
    case 'voucher_used':
    case 'voucher_expired':
    case 'voucher_not_applicable':
      return (
        <Panel
          title={t('booking.trouble.voucher.title')}
          text={words(error)}
          action={<Button onClick={props.onDropVoucher}>{t('booking.trouble.voucher.action')}</Button>}
        />
      )
    case 'balance_too_low':
      return (
        <Panel
          title={t('booking.trouble.balance.title')}
          text={words(error)}
          action={<Button onClick={props.onWithoutWallet}>{t('booking.trouble.balance.action')}</Button>}
        />
      )
    case 'order_awaiting_payment':
      return <AnotherAwaitsPayment {...props} />
    case 'unauthorized':
      return <Panel title={t('booking.trouble.session.title')} text={t('booking.trouble.session.text')} />
    default:
      return (
        <Panel
          title={t('booking.trouble.other.title')}
          text={words(error)}
          key={index}
          action={<Button onClick={onTryAgain}>{t('booking.trouble.other.action')}</Button>}
        />
      )
  }
}

/** An account that has paid nothing yet keeps one booking at a time: the other one comes first. */
function AnotherAwaitsPayment({ trouble, onTryAgain }: OfRefusal) {
  const t = useText()
  const { order_id: id, order_number: number } = trouble.error.details
  return (
    <Panel
      title={t('booking.trouble.awaiting.title')}
      text={t('booking.trouble.awaiting.text', { number: typeof number === 'string' ? number : '' })}
      action={
        <>
          <Button asChild>
            <Link to={typeof id === 'string' ? paths.myOrder.to({ order: id }) : paths.myOrders.to()}>
              {t('booking.trouble.awaiting.open')}
            </Link>
          </Button>
          <Button variant="secondary" onClick={onTryAgain}>
            {t('booking.trouble.awaiting.again')}
          </Button>
        </>
      }
    />
  )
}

/** Nothing was charged: the new price is shown beside the old one and accepted, or not. */
function PriceChanged({ trouble, shownTotal, onAcceptTotal, onTryAgain }: OfRefusal) {
  const t = useText()
  const before = shownTotal(trouble.index)
  const total = newTotal(trouble.error.details)
  return (
    <Panel
      title={t('booking.trouble.price.title')}
      text={
        <>
          {t('booking.trouble.price.text')} {before !== undefined && <Money halalas={before} struck />}{' '}
          {total !== undefined && <Money halalas={total} weight="strong" />}
        </>
      }
      action={
        <Button onClick={() => (total === undefined ? onTryAgain() : onAcceptTotal(trouble.index, total))}>
          {t('booking.trouble.price.accept')} {total !== undefined && <Money halalas={total} />}
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
