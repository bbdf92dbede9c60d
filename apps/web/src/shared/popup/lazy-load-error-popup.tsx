import { lazyComponent } from '../hydration/lazy-component.tsx'

/** Few popups fail, so the code loads on demand. */
export const LazyLoadErrorPopup = lazyComponent(() => import('./load-error-popup.tsx'))
