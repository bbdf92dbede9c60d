import type { Offer } from '@sakina/api-client/client'
import { VoucherCard } from '@sakina/ui/voucher-card'

type Props = {
  offers: readonly Offer[]
  /** The id of the heading above. */
  labelledBy: string
}

/** What everybody may use today: how much it takes off, of what, up to how much, and its code. */
export const OfferList = ({ offers, labelledBy }: Props) => (
  <ul aria-labelledby={labelledBy} className="m-0 grid list-none gap-4 p-0 md:grid-cols-2">
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
