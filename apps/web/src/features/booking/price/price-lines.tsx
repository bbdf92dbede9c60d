import type { BookingPrice, PercentVoucher } from '@sakina/domain/booking'
import { Money } from '@sakina/ui/money'
import { PriceBreakdown } from '@sakina/ui/price-breakdown'
import { useKit } from '@sakina/ui/provider'
import type { Formatters } from '@sakina/ui/provider'

import { useText } from '../../../shared/intl/use-text.ts'
import { percentText } from './percent-text.ts'

type Text = ReturnType<typeof useText>

/** Returns the label of a percent voucher with its limit: “Voucher 25%, up to 100”. */
function nameOf({ percent, atMost }: PercentVoucher, t: Text, format: Formatters): string {
  const share = percentText(percent, format)
  return atMost === null
    ? t('booking.price.voucher', { share })
    : t('booking.price.voucherAtMost', { share, most: format.amount(atMost, 'auto') })
}

/**
 * The price line by line, as on the order and the invoice. For several workers it is the price of one
 * order.
 */
export function PriceLines({ price }: { price: BookingPrice }) {
  const t = useText()
  const { format } = useKit()
  const { lines, taxPercent, taxTotal, ofWhich, outside, totals, total, wallet, voucher } = price
  const named = lines.map((line) =>
    line.code === 'voucher' && voucher ? { ...line, label: nameOf(voucher, t, format) } : line,
  )
  return (
    <>
      <PriceBreakdown
        lines={named}
        taxPercent={taxPercent}
        taxTotal={taxTotal}
        ofWhich={ofWhich}
        outside={outside}
        {...(totals.length === 1 && { wallet })}
      />
      {totals.length > 1 && (
        <dl className="m-0 mt-2 grid gap-1.5 border-t border-border pt-2">
          {totals.map((one, place) => (
            <div key={place} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt>{t('booking.price.order', { place: place + 1 })}</dt>
              <dd className="m-0">
                <Money halalas={one} />
              </dd>
            </div>
          ))}
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
