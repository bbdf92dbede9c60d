import { lazyPart } from '../hydration/lazy-part.tsx'

/** Few popups fail, so the code loads on demand. */
export const PopupFailed = lazyPart(() => import('./failed-popup.tsx'))
