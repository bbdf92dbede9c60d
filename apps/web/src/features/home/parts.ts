import { island } from '../../shared/island/island.tsx'

/** What of the home page has no life of its own stays as it came; what has data wakes when it is looked at. */
export const Workers = island('features/home/workers', () => import('./workers.part.tsx'), {
  wakes: 'seen',
  prerendered: false,
})
export const Nationalities = island('features/home/nationalities', () => import('./nationalities.part.tsx'), {
  wakes: 'seen',
  prerendered: false,
})
export const Offers = island('features/home/offers', () => import('./offers.part.tsx'), {
  wakes: 'seen',
  prerendered: false,
})
export const Reviews = island('features/home/reviews', () => import('./reviews.part.tsx'), {
  wakes: 'seen',
  prerendered: false,
})
export const Contact = island('features/home/contact', () => import('./contact.part.tsx'), { wakes: 'never' })
export const OrderNow = island('features/home/order-now', () => import('./order-now.part.tsx'), {
  wakes: 'seen',
  prerendered: false,
})
export const FloatingContact = island(
  'features/home/floating-contact',
  () => import('./floating-contact.part.tsx'),
  { wakes: 'seen' },
)
