import { island } from '../../shared/island/island.tsx'

export const AboutBrief = island('features/about/about-brief', () => import('./about-brief.part.tsx'), {
  wakes: 'never',
})
export const About = island('features/about/about', () => import('./about.part.tsx'), { wakes: 'seen' })
