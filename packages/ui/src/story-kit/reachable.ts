const tabbable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

const say = (element: Element): string =>
  `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`

/** Returns the visible element of a control: for a hidden input it is the label. */
const drawn = (control: HTMLElement): Element => {
  const { width, height } = control.getBoundingClientRect()
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  return label && (width < 8 || height < 8 || getComputedStyle(control).opacity === '0') ? label : control
}

/**
 * Returns what covers the element. At least 24 px of its height, or all of a lower one, must be visible and
 * clickable.
 */
function coverOf(element: Element): string | undefined {
  const { left, right, top, bottom, height } = element.getBoundingClientRect()
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (to - from < Math.min(height, 24) - 1) return `the edge (${Math.round(top)} to ${Math.round(bottom)})`
  const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const hit = element.ownerDocument.elementFromPoint(middle, (from + to) / 2)
  if (hit && (element.contains(hit) || hit.contains(element))) return undefined
  return hit ? say(hit) : 'nothing that can be pressed'
}

/**
 * Returns controls in an open window that cannot be scrolled into view, and parts of it outside the screen.
 */
export function unreachableControls(dialog: HTMLElement): string[] {
  for (const animation of dialog.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const found: string[] = []
  const box = dialog.getBoundingClientRect()
  if (box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
    found.push('the window sticks out of the screen')
  for (const part of [dialog, ...dialog.children])
    if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible')
      found.push(`scrolls sideways: ${say(part)}`)
  for (const control of dialog.querySelectorAll<HTMLElement>(tabbable)) {
    // Skips a control that the Tab key does not reach, such as the honeypot field.
    if (control.tabIndex < 0) continue
    control.focus()
    if (control.ownerDocument.activeElement !== control) continue
    const cover = coverOf(drawn(control))
    if (cover) found.push(`focused, yet not in sight: ${say(control)} under ${cover}`)
  }
  return found
}
