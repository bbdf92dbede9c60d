import { island } from '../../../shared/island/island.tsx'

/** Links and words only: they work as they came prerendered, and their code follows. */
export const NationalityList = island(
  'features/plans/nationalities/nationality-list',
  () => import('./nationality-list.part.tsx'),
  { wakes: 'seen' },
)
