import type { Order } from '@sakina/api-client/client'
import { AddressText } from '@sakina/ui/address-card'
import { Avatar } from '@sakina/ui/avatar'
import { Badge } from '@sakina/ui/badge'
import { DateText } from '@sakina/ui/date-text'
import { PersonName } from '@sakina/ui/person-name'
import { Pause } from '@sakina/ui/provider'
import { TimeText } from '@sakina/ui/time-text'
import type { ReactNode } from 'react'

import { useToday } from '../clock/use-today.ts'
import { useText } from '../intl/use-text.ts'
import { WorkerPortrait } from '../plans/worker-portrait.tsx'
import { RecruitmentArrivalText } from './recruitment-arrival-text.tsx'

type Props = {
  order: Order
  /** The number of visits to list after the next one; the rest is counted. */
  visits: number
}

/** When somebody comes, who, and where to: the next day first and large, the other days last. */
export function OrderFacts({ order, visits: shown }: Props) {
  const t = useText()
  const today = useToday()
  const { kind, startDate, status, workers, special } = order
  const dated = order.visits.flatMap(({ date, ...visit }) => (date === null ? [] : [{ date, ...visit }]))
  // The service of a recruited worker begins with her arrival, on a day nobody knows yet.
  const begins = dated.length === 0 && kind !== 'mediation' && startDate !== null
  const comesHome = kind === 'hourly' || kind === 'special_packages' || order.isDelivered
  const place = (comesHome ? order.address : order.branch)?.name
  // A cancelled order has nothing left to arrange.
  const isOff = status.code === 'cancelled' || status.code === 'expired'
  const next = isOff
    ? undefined
    : dated.find(({ date, status: { code } }) => code !== 'cancelled' && date >= today)
  const others = dated.filter((visit) => visit !== next)
  const isWaiting = !isOff && workers.length < (special?.workerCount ?? 1)
  const waitsFor =
    dated.length > 0
      ? 'orders.facts.dayBefore'
      : workers.length > 0
        ? 'orders.facts.officeChoosesOthers'
        : 'orders.facts.officeChooses'
  return (
    <dl className="m-0 grid gap-3">
      {next && (
        <Fact label={t('orders.facts.next')}>
          <Day value={next.date} />
          {next.arriveFrom !== '' && (
            <TimeText className="text-lead" value={next.arriveFrom} until={next.arriveTo || undefined} />
          )}
        </Fact>
      )}
      {begins && (
        <Fact label={t(startDate < today ? 'orders.facts.started' : 'orders.facts.start')}>
          <Day value={startDate} />
        </Fact>
      )}
      {kind === 'mediation' && !isOff && (
        <Fact label={t('orders.facts.start')}>
          {order.arrivalLatestOn === null ? (
            t('orders.facts.afterVisa')
          ) : (
            <span className="text-lead font-semibold">
              <RecruitmentArrivalText order={order} />
            </span>
          )}
        </Fact>
      )}
      {(workers.length > 0 || !isOff) && (
        <Fact label={t('orders.facts.comes')} isNamed={workers.length === 0}>
          {workers.map((worker) => (
            <span key={worker.id} className="flex items-center gap-3">
              <Avatar size="lg" name={worker.name} picture={<WorkerPortrait worker={worker} />} />
              <PersonName name={worker.name} className="text-lead font-semibold" />
            </span>
          ))}
          {isWaiting && <span>{t(waitsFor)}</span>}
        </Fact>
      )}
      {(place || !isOff) && (
        <Fact label={t(comesHome ? 'orders.facts.address' : 'orders.facts.pickup')}>
          <span>{place ? <AddressText line={place} /> : t('orders.facts.officeAgrees')}</span>
        </Fact>
      )}
      {others.length > 0 && (
        <Fact label={t(next ? 'orders.facts.others' : 'orders.facts.visits')}>
          <ul className="m-0 grid list-none gap-1 p-0">
            {others.slice(0, shown).map(({ date, arriveFrom, arriveTo, status: { code, label } }) => (
              <li key={`${date} ${arriveFrom}`} className="flex flex-wrap gap-x-4">
                <DateText value={date} form="weekday" />
                {arriveFrom !== '' && <Pause />}
                {arriveFrom !== '' && <TimeText value={arriveFrom} until={arriveTo || undefined} />}
                {code === 'cancelled' && !isOff && <Badge size="sm">{label}</Badge>}
              </li>
            ))}
            {others.length > shown && (
              <li className="text-text-muted">{t('orders.facts.more', { count: others.length - shown })}</li>
            )}
          </ul>
        </Fact>
      )}
    </dl>
  )
}

type FactProps = {
  label: string
  /** Whether the label is seen; a face with a name needs none for the eye. */
  isNamed?: boolean
  children: ReactNode
}

const Fact = ({ label, isNamed = true, children }: FactProps) => (
  <div>
    <dt className={isNamed ? 'text-small text-text-muted' : 'sr-only'}>{label}</dt>
    <dd className={`m-0 grid gap-1 ${isNamed ? 'mt-0.5' : ''}`}>{children}</dd>
  </div>
)

const Day = ({ value }: { value: Parameters<typeof DateText>[0]['value'] }) => (
  <DateText value={value} form="weekday" className="text-heading font-bold" />
)
