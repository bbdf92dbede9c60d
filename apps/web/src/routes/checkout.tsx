import { CheckoutRedirect } from '../features/booking/payment/checkout-redirect.tsx'
import { useParams, useSearchParams } from '../shared/router/index.ts'

export default function CheckoutPage() {
  const { reservationId = '' } = useParams()
  const [search] = useSearchParams()
  return <CheckoutRedirect reservationId={reservationId} method={search.get('method')} />
}
