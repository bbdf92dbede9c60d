type Held = { readonly name: 'overflow' | 'margin-right' | 'margin-left'; readonly value: string }

let windows = 0
let before: readonly Held[] = []

/**
 * Returns the margin that takes the place of the scroll bar, on its side of the page. Language and
 * system decide which side that is.
 */
function besideTheBar({ documentElement, defaultView }: Document): readonly Held[] {
  const { clientWidth } = documentElement
  const room = (defaultView?.innerWidth ?? 0) - clientWidth
  // A width of 0 means that nothing is laid out, as in jsdom.
  if (room <= 0 || clientWidth === 0) return []
  const name = documentElement.getBoundingClientRect().left > 0 ? 'margin-left' : 'margin-right'
  const own = Number.parseFloat(defaultView?.getComputedStyle(document.body).getPropertyValue(name) ?? '')
  return [{ name, value: `${(Number.isNaN(own) ? 0 : own) + room}px` }]
}

/**
 * Prevents the page from scrolling while a window is open, and returns a function that undoes it.
 * Nested windows share one lock.
 */
export function lockScroll(): () => void {
  const { style } = document.body
  windows += 1
  if (windows === 1) {
    const held: readonly Held[] = [...besideTheBar(document), { name: 'overflow', value: 'hidden' }]
    before = held.map(({ name }) => ({ name, value: style.getPropertyValue(name) }))
    // `important`, because a list that opens in the window locks the scrolling too. It finds no
    // scroll bar and would remove the margin.
    for (const { name, value } of held) style.setProperty(name, value, 'important')
  }
  return () => {
    windows -= 1
    if (windows > 0) return
    for (const { name, value } of before) style.setProperty(name, value)
    before = []
  }
}
