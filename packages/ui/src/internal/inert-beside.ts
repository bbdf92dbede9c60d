import { heard } from './heard.ts'
import { beside } from './hide-beside.ts'

/** What stands beside a panel takes no focus either; Radix hides it from screen readers alone. Gives the way back. */
export function inertBeside(panel: Element): () => void {
  const elements = beside([panel, ...heard], document.body).filter((each) => !each.hasAttribute('inert'))
  elements.forEach((each) => each.setAttribute('inert', ''))
  return () => elements.forEach((each) => each.removeAttribute('inert'))
}
