import { lazyPart } from '../../../shared/hydration/lazy-part.tsx'

/** Fetched when somebody is about to pay. */
export const PayOrder = lazyPart(() => import('./pay-order-popup.tsx'))
