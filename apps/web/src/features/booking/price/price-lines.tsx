import { Money } from '@sakina/ui/money'

import { useText } from '../../../shared/intl/use-text.ts'
import type { Price, PriceLine } from './use-price.ts'

const names = ['service', 'voucher', 'points', 'tax', 'wage', 'delivery', 'insurance', 'visa_fee'] as const
type Known = (typeof names)[number]

const isKnown = (code: string): code is Known => names.some((name) => name === code)

/** The price line by line, as it will stand on the order and the invoice. */
export function PriceLines({ price }: { price: Price }) {
  const t = useText()
  const label = ({ code }: PriceLine): string => {
    if (code === 'tax') return t('booking.price.tax', { percent: price.taxPercent })
    return isKnown(code) ? t(`booking.price.${code}`) : code
  }
  const row = (line: PriceLine, muted: boolean) => (
    <div key={line.code} className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className={muted ? 'text-small text-text-muted' : ''}>{label(line)}</dt>
      <dd className={muted ? 'm-0 text-small text-text-muted' : 'm-0'}>
        <Money halalas={line.amount} />
      </dd>
    </div>
  )
  return (
    <dl className="m-0 grid gap-1.5">
      {price.lines.map((line) => row(line, false))}
      {price.ofWhich.map((line) => row(line, true))}
      {price.wallet > 0 && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>{t('booking.price.wallet')}</dt>
          <dd className="m-0">
            <Money halalas={-price.wallet} />
          </dd>
        </div>
      )}
      {price.totals.length > 1 && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border pt-1.5">
          <dt>{t('booking.price.orders', { count: price.totals.length })}</dt>
          <dd className="m-0">
            <Money halalas={price.total} />
          </dd>
        </div>
      )}
      {price.outside.length > 0 && (
        <div className="mt-1 grid gap-1 rounded-field bg-subtle p-2">
          {price.outside.map((line) => row(line, true))}
        </div>
      )}
    </dl>
  )
}
