import { lazyComponent } from '../hydration/lazy-component.tsx'

/** Loads on demand, because popups rarely fail to load. */
export const LazyLoadErrorPopup = lazyComponent(() => import('./load-error-popup.tsx'))
