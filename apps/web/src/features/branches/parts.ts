import { island } from '../../shared/island/island.tsx'

export const Branches = island('features/branches/branches', () => import('./branches.part.tsx'), {
  wakes: 'never',
})
export const Organization = island(
  'features/branches/organization',
  () => import('./organization.part.tsx'),
  {
    wakes: 'never',
  },
)
