import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'

/** Fetched when somebody is about to pay. */
export const PayOrder = lazyComponent(() => import('./pay-order-popup.tsx'))
