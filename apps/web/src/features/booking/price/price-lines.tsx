import { Money } from '@sakina/ui/money'
import { PriceBreakdown } from '@sakina/ui/price-breakdown'

import { useText } from '../../../shared/intl/use-text.ts'
import type { Price } from './use-price.ts'

/** The price line by line, as it will stand on the order and the invoice; where there are several, of one of them. */
export function PriceLines({ price }: { price: Price }) {
  const t = useText()
  const { lines, taxPercent, ofWhich, outside, totals, total, wallet } = price
  return (
    <>
      <PriceBreakdown
        lines={lines}
        taxPercent={taxPercent}
        ofWhich={ofWhich}
        outside={outside}
        {...(totals.length === 1 && { wallet })}
      />
      {totals.length > 1 && (
        <dl className="m-0 mt-2 grid gap-1.5 border-t border-border pt-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>{t('booking.price.orders', { count: totals.length })}</dt>
            <dd className="m-0">
              <Money halalas={total} />
            </dd>
          </div>
          {wallet > 0 && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt>{t('booking.price.wallet')}</dt>
              <dd className="m-0">
                <Money halalas={-wallet} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  )
}
