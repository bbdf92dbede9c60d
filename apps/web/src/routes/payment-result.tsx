import { PaymentResult } from '../features/booking/payment/payment-result.tsx'
import { brand } from '../shared/config/brand.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { useParams } from '../shared/router/index.ts'

export default function PaymentResultPage() {
  const t = useText()
  const locale = useLocale()
  const { orderId = '' } = useParams()
  return (
    <>
      <PageHeadTags
        title={t('booking.result.page', { brand: brand.name[locale] })}
        description={t('booking.result.waiting.text')}
      />
      <PaymentResult key={orderId} orderId={orderId} />
    </>
  )
}
