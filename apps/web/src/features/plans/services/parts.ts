import { island } from '../../../shared/island/island.tsx'

/** The services, their jobs and plans: seen at once, their code follows the page's own. */
export const ServiceChoice = island(
  'features/plans/services/service-choice',
  () => import('./service-choice.part.tsx'),
  { wakes: 'seen' },
)
