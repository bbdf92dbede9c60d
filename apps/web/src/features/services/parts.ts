import { island } from '../../shared/island/island.tsx'

export const Services = island('features/services/service-list', () => import('./service-list.part.tsx'), {
  wakes: 'seen',
})
