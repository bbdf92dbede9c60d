import { island } from '../../shared/island/island.tsx'

export const RecruitmentSteps = island(
  'features/recruitment/steps-section',
  () => import('./steps-section.part.tsx'),
  { wakes: 'never' },
)
