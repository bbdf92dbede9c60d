import { lazyPart } from '../../../shared/words/lazy-part.tsx'
import type { Filters } from './filters.ts'

export type CompareProps = {
  ids: readonly number[]
  onRemove: (id: number) => void
  onClose: () => void
}
export type OffersProps = { filters: Filters; onClose: () => void }

export const Compare = lazyPart<CompareProps>(
  'features/plans/catalogue/compare',
  () => import('./compare.part.tsx'),
)
export const Offers = lazyPart<OffersProps>(
  'features/plans/catalogue/offers',
  () => import('./offers.part.tsx'),
)
