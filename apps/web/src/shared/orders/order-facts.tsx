import type { Order } from '@sakina/api-client/client'
import { AddressText } from '@sakina/ui/address-card'
import { Avatar } from '@sakina/ui/avatar'
import { Badge } from '@sakina/ui/badge'
import { DateText } from '@sakina/ui/date-text'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { PersonName } from '@sakina/ui/person-name'
import { TimeText } from '@sakina/ui/time-text'

import { useText } from '../intl/use-text.ts'
import { WorkerPortrait } from '../plans/worker-portrait.tsx'

type Props = {
  order: Order
  /** The number of visits to list; the rest is counted. */
  visits: number
}

/** The time, the place and the workers of an order. */
export function OrderFacts({ order, visits: shown }: Props) {
  const t = useText()
  const { kind, startDate, status, workers, special } = order
  const dated = order.visits.flatMap(({ date, ...visit }) => (date === null ? [] : [{ date, ...visit }]))
  // The service of a recruited worker begins with her arrival, on a day nobody knows yet.
  const begins = dated.length === 0 && kind !== 'mediation' && startDate !== null
  const comesHome = kind === 'hourly' || kind === 'special_packages' || order.isDelivered
  const place = (comesHome ? order.address : order.branch)?.name
  // A cancelled order has nothing left to arrange.
  const isOff = status.code === 'cancelled' || status.code === 'expired'
  const isWaiting = !isOff && workers.length < (special?.workerCount ?? 1)
  const waitsFor =
    dated.length > 0
      ? 'orders.facts.dayBefore'
      : workers.length > 0
        ? 'orders.facts.officeChoosesOthers'
        : 'orders.facts.officeChooses'
  const items = [
    ...(dated.length > 0
      ? [
          {
            label: t('orders.facts.visits'),
            wide: true,
            value: (
              <ul className="m-0 grid list-none gap-1 p-0">
                {dated.slice(0, shown).map(({ date, arriveFrom, arriveTo, status: { code, label } }) => (
                  <li key={`${date} ${arriveFrom}`} className="flex flex-wrap gap-x-4">
                    <DateText value={date} form="weekday" />
                    {arriveFrom !== '' && <TimeText value={arriveFrom} until={arriveTo || undefined} />}
                    {code === 'cancelled' && !isOff && <Badge size="sm">{label}</Badge>}
                  </li>
                ))}
                {dated.length > shown && (
                  <li className="text-text-muted">
                    {t('orders.facts.more', { count: dated.length - shown })}
                  </li>
                )}
              </ul>
            ),
          },
        ]
      : []),
    ...(begins
      ? [{ label: t('orders.facts.start'), wide: true, value: <DateText value={startDate} form="weekday" /> }]
      : []),
    ...(kind === 'mediation' && !isOff
      ? [{ label: t('orders.facts.start'), wide: true, value: t('orders.facts.afterVisa') }]
      : []),
    ...(place || !isOff
      ? [
          {
            label: t(comesHome ? 'orders.facts.address' : 'orders.facts.pickup'),
            wide: true,
            value: place ? <AddressText line={place} /> : t('orders.facts.officeAgrees'),
          },
        ]
      : []),
    ...(workers.length > 0 || !isOff
      ? [
          {
            label: t('orders.facts.comes'),
            wide: true,
            value: (
              <span className="grid gap-2">
                {workers.map((worker) => (
                  <span key={worker.id} className="flex items-center gap-3">
                    <Avatar size="lg" name={worker.name} picture={<WorkerPortrait worker={worker} />} />
                    <PersonName name={worker.name} />
                  </span>
                ))}
                {isWaiting && <span>{t(waitsFor)}</span>}
              </span>
            ),
          },
        ]
      : []),
  ]
  return <KeyValueList layout="stacked" items={items} />
}
