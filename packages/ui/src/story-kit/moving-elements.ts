const seconds = (value: string): number =>
  Math.max(...value.split(',').map((part) => Number.parseFloat(part)))

/**
 * Returns elements, with `::before` and `::after`, that still have an animation, a transition or
 * smooth scrolling.
 */
export function movingElements(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part)
      const moves =
        (style.animationName !== 'none' && seconds(style.animationDuration) > 0) ||
        (style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0) ||
        style.scrollBehavior === 'smooth'
      return moves ? [`${element.tagName.toLowerCase()}${part ?? ''}.${element.getAttribute('class')}`] : []
    }),
  )
}
