import { island } from '../../shared/island/island.tsx'

export const Faq = island('features/faq/faq', () => import('./faq.part.tsx'), { wakes: 'never' })
