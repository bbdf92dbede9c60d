import type { Offer } from '@sakina/api-client/client'
import { VoucherCard } from '@sakina/ui/voucher-card'

type Props = {
  offers: readonly Offer[]
  /** The id of the heading of the list. */
  labelledBy: string
}

/** Lists the current offers: the discount, its scope, its limit and the code. */
export const OfferList = ({ offers, labelledBy }: Props) => (
  <ul
    aria-labelledby={labelledBy}
    className={`m-0 grid list-none gap-4 p-0 ${offers.length > 1 ? 'md:grid-cols-2' : ''}`}
  >
    {offers.map((offer) => (
      <VoucherCard
        key={offer.code}
        as="li"
        voucher={{ ...offer, state: 'active', usesLeft: null }}
        className="max-w-xl"
      />
    ))}
  </ul>
)
