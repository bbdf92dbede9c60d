import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'

/** Loads when a customer is about to pay. */
export const LazyPayOrderPopup = lazyComponent(() => import('./pay-order-popup.tsx'))
