import { lazyPart } from '../../../shared/words/lazy-part.tsx'

/** Fetched when somebody is about to pay. */
export const PayOrder = lazyPart('features/booking/payment/pay-order', () => import('./pay-order.part.tsx'))
