type Held = { readonly name: 'overflow' | 'margin-right' | 'margin-left'; readonly value: string }

let windows = 0
let before: readonly Held[] = []

/** Where the browser's own bar takes room: beside the page, on the side that language and system chose. */
function besideTheBar({ documentElement, defaultView }: Document): readonly Held[] {
  const { clientWidth } = documentElement
  const room = (defaultView?.innerWidth ?? 0) - clientWidth
  // nothing has a width where nothing is laid out
  if (room <= 0 || clientWidth === 0) return []
  const name = documentElement.getBoundingClientRect().left > 0 ? 'margin-left' : 'margin-right'
  const own = Number.parseFloat(defaultView?.getComputedStyle(document.body).getPropertyValue(name) ?? '')
  return [{ name, value: `${(Number.isNaN(own) ? 0 : own) + room}px` }]
}

/** Keeps the page where it is while a window stands over it; windows over windows hold it once. */
export function holdScroll(): () => void {
  const { style } = document.body
  windows += 1
  if (windows === 1) {
    const held: readonly Held[] = [...besideTheBar(document), { name: 'overflow', value: 'hidden' }]
    before = held.map(({ name }) => ({ name, value: style.getPropertyValue(name) }))
    // a list that opens in the window has a lock of its own, which finds no bar any more and would take the room away
    for (const { name, value } of held) style.setProperty(name, value, 'important')
  }
  return () => {
    windows -= 1
    if (windows > 0) return
    for (const { name, value } of before) style.setProperty(name, value)
    before = []
  }
}
