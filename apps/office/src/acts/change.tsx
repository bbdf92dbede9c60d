import type { MoneyFacts } from '@sakina/api-client/wire/ops'
import { DateText } from '@sakina/ui/date-text'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { Money } from '@sakina/ui/money'
import { Text } from '@sakina/ui/text'

import { useText } from '../shared/text.ts'

const differences = ['refunded', 'wallet', 'invoiced', 'credited'] as const

const days = /^\d{4}-\d\d-\d\d$/

/** Whether an act changed days that are recorded of a worker, such as those of an absence. */
export const hasChangedDays = (before: MoneyFacts, after: MoneyFacts): boolean =>
  before.record !== after.record &&
  [before, after].some(({ record }) => record.split(' ').some((word) => days.test(word)))

/** Days that are recorded of a worker: `passport 2027-01-31`, or `2026-12-01 – 2026-12-03 (ill)`. */
function RecordedDays({ of: record }: { of: string }) {
  const t = useText()
  if (record === '') return t('acts.change.noRecord')
  return (
    <span className="inline-flex flex-wrap gap-x-1">
      {record.split(' ').map((word, index) => {
        const reason = t.ofCode(`absences.reason.${word.replace(/[()]/g, '')}`, word)
        return (
          <span key={`${index} ${word}`}>
            {days.test(word) ? <DateText value={word} /> : t.ofCode(`workers.document.${word}`, reason)}
          </span>
        )
      })}
    </span>
  )
}

/** The states and sums that an act of the office changes, or has changed. */
export function Change({ before, after }: { before: MoneyFacts; after: MoneyFacts }) {
  const t = useText()
  const stateOf = (record: 'order' | 'contract', code: string): string =>
    t.ofCode(`acts.change.${record}.${code}`)
  const items = [
    ...differences
      .filter((sum) => before[sum] !== after[sum])
      .map((sum) => ({
        label: t(`acts.change.${sum}`),
        value: <Money halalas={after[sum] - before[sum]} weight="strong" />,
      })),
    ...(hasChangedDays(before, after)
      ? ([before, after] as const).map(({ record }, index) => ({
          label: t(index === 0 ? 'acts.change.was' : 'acts.change.record'),
          value: <RecordedDays of={record} />,
        }))
      : []),
    ...(before.unpaid === after.unpaid
      ? []
      : [{ label: t('acts.change.unpaid'), value: <Money halalas={after.unpaid} weight="strong" /> }]),
    ...(['order', 'contract'] as const)
      .filter((record) => before[record] !== after[record] && after[record] !== '')
      .map((record) => ({ label: t(`acts.change.${record}`), value: stateOf(record, after[record]) })),
    ...(before.vouchers === after.vouchers
      ? []
      : [{ label: t('acts.change.vouchers'), value: after.vouchers - before.vouchers }]),
    ...(before.workers.join() === after.workers.join() || after.workers.length === 0
      ? []
      : [{ label: t('acts.change.workers'), value: after.workers.join(t('app.comma')) }]),
  ]
  return items.length === 0 ? (
    <Text tone="muted">{t('acts.change.nothing')}</Text>
  ) : (
    <KeyValueList items={items} />
  )
}
