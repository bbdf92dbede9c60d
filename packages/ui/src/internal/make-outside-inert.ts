import { liveRegions } from './live-regions.ts'
import { elementsOutside } from './hide-outside.ts'

/**
 * Makes everything outside a panel inert, because Radix only hides it from screen readers. Returns a
 * function that undoes it.
 */
export function makeOutsideInert(panel: Element): () => void {
  const elements = elementsOutside([panel, ...liveRegions], document.body).filter(
    (each) => !each.hasAttribute('inert'),
  )
  elements.forEach((each) => each.setAttribute('inert', ''))
  return () => elements.forEach((each) => each.removeAttribute('inert'))
}
