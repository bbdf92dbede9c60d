import { island } from '../../shared/island/island.tsx'

export const ServicesData = island('features/plans/services-data', () => import('./services-data.part.tsx'), {
  wakes: 'never',
})
export const PlansData = island(
  'features/plans/catalogue/plans-data',
  () => import('./catalogue/plans-data.part.tsx'),
  { wakes: 'never' },
)
