import { island } from '../../../shared/island/island.tsx'

/** The plans and all that narrows them: seen at once, their code follows the page's own. */
export const PlanChoice = island(
  'features/plans/catalogue/plan-choice',
  () => import('./plan-choice.part.tsx'),
  { wakes: 'seen' },
)
