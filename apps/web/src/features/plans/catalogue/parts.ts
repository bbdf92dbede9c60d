import { lazyPart } from '../../../shared/words/lazy-part.tsx'
import type { CompareProps, OffersProps } from './part-props.ts'

export const Compare = lazyPart<CompareProps>(
  'features/plans/catalogue/compare',
  () => import('./compare.part.tsx'),
)
export const Offers = lazyPart<OffersProps>(
  'features/plans/catalogue/offers',
  () => import('./offers.part.tsx'),
)
