const pressable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="menuitem"], [role="option"]'

/** A little less than 44, to allow for rounding by the browser. */
const least = 43.5

const say = (element: Element, { width, height }: DOMRect): string =>
  `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}" ${Math.round(width)} × ${Math.round(height)}`

const unseen = (element: Element): boolean =>
  element.closest('.sr-only, .sk\\:sr-only, [aria-hidden="true"], [inert]') !== null ||
  (element instanceof HTMLElement && element.tabIndex < 0 && element.matches('input, textarea'))

/** Whether an element is a link in running text, which may be as high as its line (WCAG 2.5.8). */
function inRunningText(element: Element): boolean {
  if (!element.matches('a') || !getComputedStyle(element).display.startsWith('inline')) return false
  const around = element.closest('p, li, dd, label, legend, figcaption, blockquote')
  return around !== null && around.textContent.trim() !== element.textContent.trim()
}

const labelsOf = (element: Element): HTMLLabelElement[] =>
  element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []

/** Returns the areas that can be pressed: the control, its labels, and the box of a field. */
function targets(element: Element): DOMRect[] {
  const frame = element.matches('input, textarea, select') ? element.closest('.sk\\:min-h-touch') : null
  return [element, ...labelsOf(element), ...(frame ? [frame] : [])].map((each) =>
    each.getBoundingClientRect(),
  )
}

const stretched = (element: Element): boolean =>
  [element, ...labelsOf(element)].some((each) => {
    const { position, content } = getComputedStyle(each, '::after')
    return content !== 'none' && position === 'absolute'
  })

const rulesOfMice = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule && rule.media.mediaText.includes('pointer: fine') ? [rule] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? rulesOfMice(rule.cssRules) : []),
  ])

/** Switches the rules for a mouse off, as on a touch screen, until the function it returns is called. */
export function emulateTouchScreen(): () => void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesOfMice(cssRules))
  const before = rules.map(({ media }) => media.mediaText)
  for (const { media } of rules) media.mediaText = 'not all'
  return () => {
    for (const [index, { media }] of rules.entries()) media.mediaText = before[index] ?? ''
  }
}

/** Returns touch targets smaller than 44 px, except links in running text. */
export function smallTouchTargets(root: Element): string[] {
  return [...root.querySelectorAll(pressable)]
    .filter((element) => !unseen(element) && !inRunningText(element) && !stretched(element))
    .map((element) => ({ element, boxes: targets(element) }))
    .filter(({ boxes }) => boxes.some(({ width }) => width > 1))
    .filter(({ boxes }) => !boxes.some(({ width, height }) => width >= least && height >= least))
    .map(({ element, boxes: [box] }) => say(element, box ?? new DOMRect()))
}
