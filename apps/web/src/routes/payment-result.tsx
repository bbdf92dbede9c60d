import { PaymentResult } from '../features/booking/payment/payment-result.tsx'
import { useParams } from '../shared/router/index.ts'

export default function PaymentResultPage() {
  const { orderId = '' } = useParams()
  return <PaymentResult key={orderId} orderId={orderId} />
}
