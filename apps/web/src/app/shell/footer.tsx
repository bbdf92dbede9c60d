import { island } from '../../shared/island/island.tsx'

/** Nothing in it needs a script where it came prerendered. */
export const Footer = island('app/shell/footer', () => import('./footer.part.tsx'), { wakes: 'never' })
