import { liveRegions } from './live-regions.ts'

const hidden = 'aria-hidden'

/** The number of windows that hide each element. */
const times = new Map<Element, number>()
/** Elements that the app had hidden before a window opened. They stay hidden afterwards. */
const byAuthor = new WeakSet<Element>()
/**
 * Elements that Radix had hidden before a window opened. Radix marks them and shows them again
 * itself.
 */
const byRadix = new WeakSet<Element>()
const radixMark = 'data-aria-hidden'

/** Returns the fewest elements that together contain everything outside the given ones. */
export function elementsOutside(kept: readonly Element[], parent: Element): readonly Element[] {
  return [...parent.children].flatMap((each) => {
    if (kept.includes(each) || each.matches('script, style, [data-scrim]')) return []
    return kept.some((one) => each.contains(one)) ? elementsOutside(kept, each) : [each]
  })
}

function hide(element: Element): void {
  const before = times.get(element) ?? 0
  if (before === 0 && element.getAttribute(hidden) === 'true')
    (element.hasAttribute(radixMark) ? byRadix : byAuthor).add(element)
  times.set(element, before + 1)
  element.setAttribute(hidden, 'true')
}

function show(element: Element): void {
  const left = (times.get(element) ?? 1) - 1
  if (left > 0) {
    times.set(element, left)
    return
  }
  times.delete(element)
  const stays = byAuthor.delete(element) || (byRadix.delete(element) && element.hasAttribute(radixMark))
  if (!stays) element.removeAttribute(hidden)
}

/** The elements that are hidden while windows are open, and how to show them again. */
export interface HiddenElements {
  readonly holds: (target: EventTarget | null) => boolean
  readonly showAgain: () => void
}

/**
 * Hides everything outside the open windows from screen readers, with as few attributes as
 * possible. Live regions are registered (`liveRegions`), while Radix would search the page for
 * them.
 */
export function hideOutside(windows: readonly Element[]): HiddenElements {
  const elements = elementsOutside([...windows, ...liveRegions], document.body)
  elements.forEach(hide)
  // Hides an element again when other code shows it, such as a menu that opened the window and
  // closes afterwards.
  const observer = new MutationObserver(() =>
    elements
      .filter((each) => !each.hasAttribute(hidden))
      .forEach((each) => each.setAttribute(hidden, 'true')),
  )
  elements.forEach((each) => observer.observe(each, { attributeFilter: [hidden] }))
  return {
    holds: (target) => target instanceof Node && elements.some((each) => each.contains(target)),
    showAgain: () => {
      observer.disconnect()
      elements.forEach(show)
    },
  }
}
