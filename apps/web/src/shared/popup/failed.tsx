import { lazyPart } from '../words/lazy-part.tsx'

/** Few popups come to this, so few pages carry it. */
export const PopupFailed = lazyPart('shared/popup/failed', () => import('./failed.part.tsx'))
