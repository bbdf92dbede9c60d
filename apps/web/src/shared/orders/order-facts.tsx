import type { Order } from '@sakina/api-client/client'
import { DateText } from '@sakina/ui/date-text'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { PersonName } from '@sakina/ui/person-name'
import { TimeText } from '@sakina/ui/time-text'

import { useText } from '../intl/use-text.ts'

type Props = {
  order: Order
  /** How many of its visits are written out; the others are counted. */
  visits: number
}

/** When somebody comes, where to, and who: what a family asks of an order first. */
export function OrderFacts({ order, visits: shown }: Props) {
  const t = useText()
  const { kind, startDate, address, branch, isDelivered, worker } = order
  const dated = order.visits.flatMap(({ date, ...visit }) => (date === null ? [] : [{ date, ...visit }]))
  // A recruited worker's service begins when she has arrived, which nobody knows yet
  const begins = dated.length === 0 && kind !== 'mediation' && startDate !== null
  const comesHome = kind === 'hourly' || isDelivered
  const items = [
    ...(dated.length > 0
      ? [
          {
            label: t('orders.facts.visits'),
            wide: true,
            value: (
              <ul className="m-0 grid list-none gap-1 p-0">
                {dated.slice(0, shown).map(({ date, arriveFrom, arriveTo }) => (
                  <li key={`${date} ${arriveFrom}`} className="flex flex-wrap gap-x-4">
                    <DateText value={date} form="weekday" />
                    {arriveFrom !== '' && <TimeText value={arriveFrom} until={arriveTo || undefined} />}
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
    ...(comesHome && address?.name
      ? [{ label: t('orders.facts.address'), wide: true, value: <bdi>{address.name}</bdi> }]
      : []),
    ...(!comesHome && branch ? [{ label: t('orders.facts.pickup'), wide: true, value: branch.name }] : []),
    ...(kind === 'special_packages'
      ? []
      : [
          {
            label: t('orders.facts.comes'),
            wide: true,
            value: worker ? <PersonName name={worker.name} /> : t('orders.facts.officeChooses'),
          },
        ]),
  ]
  return <KeyValueList layout="stacked" items={items} />
}
