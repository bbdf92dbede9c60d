import { island } from '../../shared/island/island.tsx'

export const TermsList = island('features/terms/terms-list', () => import('./terms-list.part.tsx'), {
  wakes: 'seen',
})
