import type { MoneyFacts } from '@sakina/api-client/wire/ops'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { Money } from '@sakina/ui/money'
import { Text } from '@sakina/ui/text'

import { isMessageId } from '../shared/messages.ts'
import { useText } from '../shared/text.ts'

const differences = ['refunded', 'wallet', 'invoiced', 'credited'] as const

/** The states and sums that an act of the office changes, or has changed. */
export function Change({ before, after }: { before: MoneyFacts; after: MoneyFacts }) {
  const t = useText()
  const stateOf = (record: 'order' | 'contract', code: string): string => {
    const id = `acts.change.${record}.${code}`
    return isMessageId(id) ? t(id) : ''
  }
  const items = [
    ...differences
      .filter((sum) => before[sum] !== after[sum])
      .map((sum) => ({
        label: t(`acts.change.${sum}`),
        value: <Money halalas={after[sum] - before[sum]} weight="strong" />,
      })),
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
