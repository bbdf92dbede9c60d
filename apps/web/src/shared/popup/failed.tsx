import { lazyPart } from '../hydration/lazy-part.tsx'

/** Few popups come to this, so few pages carry it. */
export const PopupFailed = lazyPart(() => import('./failed-popup.tsx'))
