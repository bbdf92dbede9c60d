let isWarm = false
let cooling: ReturnType<typeof setTimeout> | undefined

/** So long after a tooltip the next one still comes at once. */
const coolsAfter = 300

export const skipsDelay = (): boolean => isWarm

/**
 * A tooltip is shown, until what this gives back is called. A row of buttons waits once: what is read beside the first
 * is wanted beside the second. Kept here and not in the Provider, which would bring Radix's tooltip to every page.
 */
export function shareDelay(): () => void {
  clearTimeout(cooling)
  isWarm = true
  return () => {
    clearTimeout(cooling)
    cooling = setTimeout(() => {
      isWarm = false
    }, coolsAfter)
  }
}
