import { lazyPart } from '../../../shared/hydration/lazy-part.tsx'
import type { CompareProps, OffersProps } from './part-props.ts'

export const Compare = lazyPart<CompareProps>(() => import('./compare.tsx'))
export const Offers = lazyPart<OffersProps>(() => import('./offers.tsx'))
