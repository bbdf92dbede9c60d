import { heard } from './heard.ts'
import { beside } from './hide-beside.ts'

/**
 * Makes everything outside a panel inert, because Radix only hides it from screen readers. Returns a
 * function that undoes it.
 */
export function inertBeside(panel: Element): () => void {
  const elements = beside([panel, ...heard], document.body).filter((each) => !each.hasAttribute('inert'))
  elements.forEach((each) => each.setAttribute('inert', ''))
  return () => elements.forEach((each) => each.removeAttribute('inert'))
}
