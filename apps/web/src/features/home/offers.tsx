import { useEndpoint } from '@sakina/api-client/swr'
import { listOffers } from '@sakina/api-client/wire/catalogue'

import { useText } from '../../shared/intl/use-text.ts'
import { OfferList } from '../../shared/plans/offer-list.tsx'
import { Section } from '../../shared/section/section.tsx'

/** Shows the vouchers for everybody, or nothing if there are none. */
export default function OffersSection() {
  const t = useText()
  const { data } = useEndpoint(listOffers, {})
  if (!data || data.length === 0) return null
  return (
    <Section
      id="offers"
      heading={t('home.offers.heading')}
      lead={t('home.offers.lead')}
      isBeside={data.length === 1}
    >
      <OfferList offers={data} labelledBy="offers-heading" />
    </Section>
  )
}
