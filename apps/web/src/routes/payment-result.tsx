import { PaymentResult } from '../features/booking/payment/payment-result.tsx'
import type { AddressFormRenderer } from '../features/booking/steps/saved-address-picker.tsx'
import { lazyComponent } from '../shared/hydration/lazy-component.tsx'
import { useParams } from '../shared/router/index.ts'

const AddressForm = lazyComponent(async () => ({
  default: (await import('../features/address/address-form.tsx')).AddressForm,
}))

const addressForm: AddressFormRenderer = (props) => (
  <AddressForm key={String(props.address?.id)} atOnce {...props} />
)

export default function PaymentResultPage() {
  const { orderId = '' } = useParams()
  return <PaymentResult key={orderId} orderId={orderId} addressForm={addressForm} />
}
