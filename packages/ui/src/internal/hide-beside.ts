import { heard } from './heard.ts'

const hidden = 'aria-hidden'

/** How many windows hide an element. */
const times = new Map<Element, number>()
/** What was hidden before: by the page's author, or by a layer of Radix, which marks it and shows it again itself. */
const byAuthor = new WeakSet<Element>()
const byRadix = new WeakSet<Element>()
const radixMark = 'data-aria-hidden'

/** All that stands beside some elements, by a few elements high up in the page. */
export function beside(kept: readonly Element[], parent: Element): readonly Element[] {
  return [...parent.children].flatMap((each) => {
    if (kept.includes(each) || each.matches('script, style, [data-scrim]')) return []
    return kept.some((one) => each.contains(one)) ? beside(kept, each) : [each]
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

export interface HiddenPage {
  readonly holds: (target: EventTarget | null) => boolean
  readonly showAgain: () => void
}

/**
 * Hides from screen readers all that stands beside a window and those over it, by a few elements high up in the page.
 * Radix asks every element whether it speaks; here what must be heard has said so.
 */
export function hideBeside(windows: readonly Element[]): HiddenPage {
  const elements = beside([...windows, ...heard], document.body)
  elements.forEach(hide)
  // a menu that opened the window and closes after it would show the page again
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
