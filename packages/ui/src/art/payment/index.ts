export { PaymentMark } from './payment-mark.tsx'
export type { PaymentBrand } from './payment-mark.tsx'
