import { island } from '../../shared/island/island.tsx'

export const Statement = island('features/statement/statement', () => import('./statement.part.tsx'), {
  wakes: 'never',
})
