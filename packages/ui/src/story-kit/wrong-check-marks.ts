const isDrawn = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/**
 * Whether a mark can be seen. It cannot in the colour of its box, which happens in forced colors,
 * where the system chooses the colours.
 */
const isSeen = (mark: Element, box: Element): boolean =>
  isDrawn(mark) && getComputedStyle(mark).color !== getComputedStyle(box).backgroundColor

/**
 * Returns checkboxes and radios of the kit without exactly one mark when selected, or with any mark
 * otherwise.
 */
export const wrongCheckMarks = (root: Element): string[] =>
  [...root.querySelectorAll<HTMLInputElement>('input.sk\\:peer:is([type="checkbox"], [type="radio"])')]
    .filter((box) => !box.role && isDrawn(box))
    .flatMap((box) => {
      const marks = [...(box.parentElement?.children ?? [])].filter((child) => child !== box)
      const seen = marks.filter((mark) => isSeen(mark, box)).length
      const partly = box.type === 'checkbox' && box.indeterminate
      const expected = box.checked || partly ? 1 : 0
      const state = partly ? 'partly chosen' : box.checked ? 'chosen' : 'not chosen'
      return seen === expected ? [] : [`${box.type} ${state}: ${seen} marks`]
    })
