import { CheckoutRedirect } from '../features/booking/payment/checkout-redirect.tsx'
import { brand } from '../shared/config/brand.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { useParams, useSearchParams } from '../shared/router/index.ts'

export default function CheckoutPage() {
  const t = useText()
  const locale = useLocale()
  const { reservationId = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <>
      <PageHeadTags
        title={t('booking.checkout.page', { brand: brand.name[locale] })}
        description={t('booking.checkout.text')}
      />
      <CheckoutRedirect reservationId={reservationId} method={search.get('method')} />
    </>
  )
}
